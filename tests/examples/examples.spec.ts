import type { Page } from '@playwright/test';
import { serve } from '../../src/build/serve.ts';
import { brokenRules } from '../axe.ts';
import { expect, open } from '../journeys/site.ts';
import { test as journey } from '../journeys/tab.ts';
import { examples, examplesSite } from './site.ts';

/**
 * One loop over the examples that writers copy. The page's console must stay silent, so React has found the same HTML
 * on the client as came from the server.
 */
const test = journey.extend<object, { site: string }>({
  site: [
    async ({ browserName: _ }, use) => {
      const { url, close } = await serve({ dir: examplesSite });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
});

const widths = [320, 768, 1024, 1440];
/** Contrast is measured on the pages that hold the sections, in both themes; here when everything is (`AXE=all`). */
const noContrast = process.env.AXE !== 'all';

/** Elements by selector, each with the number of the example it stands in: «2: .card». */
const inExamples = (page: Page, selectors: string[]) =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const parts = [...(document.querySelector('main')?.firstElementChild?.children ?? [])];
        const element = document.querySelector(selector);
        return `example ${parts.findIndex((part) => part.contains(element)) + 1}: ${selector}`;
      }),
    selectors,
  );

/** Ids that stand more than once in the page. */
const repeatedIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, place) => ids.indexOf(id) !== place);
  });

/**
 * Elements that stick out of the window. That every section is clipped at its edge does not excuse them; a box inside
 * that scrolls or cuts on purpose does (a carousel, a table), and so does being mere decoration.
 */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const parts = [...(document.querySelector('main')?.firstElementChild?.children ?? [])];
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      !parts.includes(element) &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    return [...document.querySelectorAll('main *')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && (box.right > width + 0.5 || box.left < -0.5);
      })
      .filter((element) => !isCut(element) && !element.closest('.visually-hidden, [aria-hidden="true"]'))
      .slice(0, 5)
      .map((element) => {
        const example = parts.findIndex((part) => part.contains(element)) + 1;
        return `example ${example}: <${element.localName} class="${element.getAttribute('class')}"> at ${width} px`;
      });
  });

test('every section has examples', () => {
  expect(examples.length).toBeGreaterThan(40);
});

for (const { name, url } of examples)
  test(`${name}: hydrates to the same HTML, ids once, no violation, fits 320 to 1440 px`, async ({
    page,
  }) => {
    // Everything is in sight, so that React takes everything over.
    await page.setViewportSize({ width: 1280, height: 20_000 });
    await open(page, url);
    expect.soft(await repeatedIds(page), `${name}: repeated ids`).toEqual([]);

    for (const { rule, elements } of await brokenRules(page, { within: 'main', onlyWcag: true, noContrast }))
      expect.soft(await inExamples(page, elements), `${name}: ${rule}`).toEqual([]);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await tooWide(page), `${name}: overflow at ${width} px`).toEqual([]);
    }
  });
