// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestSite } from '../_shared/testing/TestSite.tsx';
import { KeyTools, Tool } from './KeyTools.tsx';

afterEach(cleanup);

test('takes title and address from the feature, tags and text from the writer', () => {
  render(
    <TestSite>
      <KeyTools heading="Инструменты">
        <Tool slug="erp-system" tag1="Центрам" tag2="Управление" width="wide">
          Всё в одной панели
        </Tool>
      </KeyTools>
    </TestSite>,
  );
  const link = screen.getByRole('link', { name: 'Название erp-system' });
  expect(link.getAttribute('href')).toBe('/feature/erp-system');
  for (const text of ['Центрам', 'Управление', 'Всё в одной панели'])
    expect(screen.getByText(text)).toBeTruthy();
});
