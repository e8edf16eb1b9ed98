import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Reliability, ReliabilityCard } from './Reliability.tsx';

afterEach(cleanup);
const cards = (
  <TestSite>
    <Reliability heading="Надёжность">
      <ReliabilityCard value="99,9" unit="%" icon="server" title="Время работы" caption="uptime">
        Всегда открыто
      </ReliabilityCard>
      <ReliabilityCard value="API" icon="plug" title="Интеграции" link="/contact">
        Свяжите системы
      </ReliabilityCard>
    </Reliability>
  </TestSite>
);

test('shows value, unit, title, caption and description; a link only where there is one', () => {
  const { container } = render(cards);
  expect(container.textContent).toContain('99,9%');
  for (const text of ['Время работы', 'uptime', 'Всегда открыто'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/contact']);
});
