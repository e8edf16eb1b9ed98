import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Reviewing } from '../parts/reviewing.tsx';
import type { Review } from '../types.ts';
import { Bar } from './Bar.tsx';

const review = {
  notCompared: null,
  pageCount: 3,
  pages: [],
  changes: [],
  unseen: [],
  findings: [{}, {}],
  subject: { number: 7, commit: 'a' },
} as unknown as Review;

it.each([false, true])('the bar names its buttons and the number of problems: folded %s', (collapsed) => {
  render(
    <Reviewing review={review}>
      <Bar
        state={{ collapsed, marks: true, panel: null }}
        set={() => undefined}
        active={undefined}
        page={null}
        go={() => undefined}
      />
    </Reviewing>,
  );
  // Voice control users say the visible text.
  for (const control of screen.getAllByRole('button'))
    expect(control.getAttribute('aria-label') ?? control.textContent).toContain(control.textContent);
  expect(screen.getByRole('link', { name: 'Новых проблем: 2' }).getAttribute('href')).toMatch(/#findings$/);
  const fold = collapsed ? /новых проблем: 2$/ : 'Свернуть ленту: #7';
  expect(screen.getByRole('button', { name: fold })).toBeDefined();
});
