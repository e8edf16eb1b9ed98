import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleFeature } from '../../tests/sampleCards.ts';
import { TestSite } from '../../tests/TestSite.tsx';
import { KeyTools, Tool } from './KeyTools.tsx';

afterEach(cleanup);

test('takes title and address from the feature, tags and text from the writer', () => {
  render(
    <TestSite answers={{ featureTool: { ...sampleFeature(1), scene: 'gradebook' } }}>
      <KeyTools heading="Инструменты">
        <Tool slug="tool-1" tag1="Центрам" tag2="Управление" width="wide">
          Всё в одной панели
        </Tool>
      </KeyTools>
    </TestSite>,
  );
  const link = screen.getByRole('link', { name: 'Инструмент 1' });
  expect(link.getAttribute('href')).toBe('/feature/tool-1');
  for (const text of ['Центрам', 'Управление', 'Всё в одной панели'])
    expect(screen.getByText(text)).toBeTruthy();
});
