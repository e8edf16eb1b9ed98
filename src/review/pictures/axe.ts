import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeFinding } from '../types.ts';

/** Runs axe on an open page: WCAG 2.2 A and AA. */
export async function axeOn(page: Page): Promise<AxeFinding[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target }) => ({ rule: id, help, target: target.join(' ') })),
  );
}
