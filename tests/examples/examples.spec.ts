import type { Page } from '@playwright/test';
import { brokenRules } from '../axe.ts';
import { brokenWords, expect, open } from '../journeys/site.ts';
import { test } from '../journeys/tab.ts';
import { examplePages, examples } from './site.ts';

/**
 * A loop over the examples that writers copy. The page's console must stay silent, which proves that React found the
 * same HTML on the client as was served.
 */
const widths = [320, 768, 1024, 1440];
/** Contrast is measured in both themes on the pages that hold the sections; here only with `AXE=all`. */
const noContrast = process.env.AXE !== 'all';

/** Returns the parts of the page that React has not hydrated yet, by their first words; hydrated ones have its key. */
const waiting = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > * > *')]
      .filter((part) => !Object.keys(part).some((key) => key.startsWith('__reactFiber')))
      .map((part) => `<${part.localName}> ${part.textContent?.slice(0, 80)}`),
  );

/** Requests hydration of all parts, as touching each of them does. */
const touchAll = (page: Page) =>
  page.evaluate(() => {
    const room = window.takeover;
    for (const part of document.querySelectorAll('main [data-app-part]'))
      room?.move(room.partOf(part.getAttribute('data-app-part') ?? ''), 'asked');
  });

/** Names the parts of the page by section and number of the example: «Hero 2». */
const nameParts = (page: Page) =>
  page.evaluate(() => {
    let section = '';
    let count = 0;
    for (const part of document.querySelectorAll('main > * > *')) {
      const isName = part.localName === 'h6';
      section = isName ? (part.textContent ?? '') : section;
      count = isName ? 0 : count + 1;
      part.setAttribute('data-example', `${section} ${count}`);
    }
  });

/** Returns elements by selector, each with its example: «Hero 2: .card». */
const inExamples = (page: Page, selectors: string[]) =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const part = document.querySelector(selector)?.closest('[data-example]');
        return `${part?.getAttribute('data-example')}: ${selector}`;
      }),
    selectors,
  );

/** Returns ids that occur more than once in the page, with their examples. */
const repeatedIds = (page: Page) =>
  page.evaluate(() => {
    const places = new Map<string, (string | null | undefined)[]>();
    for (const element of document.querySelectorAll('[id]')) {
      const part = element.closest('[data-example]')?.getAttribute('data-example');
      places.set(element.id, [...(places.get(element.id) ?? []), part]);
    }
    return [...places]
      .filter(([, { length }]) => length > 1)
      .map(([id, where]) => `${id}: ${where.join(', ')}`);
  });

/**
 * Returns elements wider than their column, which is the window or an article. The clipping of every section at its edge
 * does not excuse them; an inner box that scrolls or clips on purpose (a carousel, a grid) excuses what is in it, and
 * pure decoration is ignored.
 * @param air pixels beside the column for shadows and larger targets
 */
const tooWide = (page: Page, air = 0.5) =>
  page.evaluate((beside) => {
    const column = document.querySelector('main > *')?.getBoundingClientRect() ?? new DOMRect();
    const isCut = (element: Element | null, isInner = true): boolean => {
      if (!element || element.hasAttribute('data-example')) return false;
      const { overflowX, clipPath } = getComputedStyle(element);
      return (
        clipPath.startsWith('inset') || (isInner && overflowX !== 'visible') || isCut(element.parentElement)
      );
    };
    return [...document.querySelectorAll('main *')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const isOutside = box.right > column.right + beside || box.left < column.left - beside;
        return box.width > 0 && box.height > 0 && isOutside;
      })
      .filter((element) => !isCut(element, false) && !element.closest('.visually-hidden, [aria-hidden]'))
      .slice(0, 5)
      .map((element) => {
        const example = element.closest('[data-example]')?.getAttribute('data-example');
        return `${example}: <${element.localName} class="${element.getAttribute('class')}">`;
      });
  }, air);

/** Returns large numbers that reach beyond their card. */
const wideNumbers = (page: Page) =>
  page
    .locator('main :is(li, article) [data-size="large"]')
    .evaluateAll((numbers) =>
      numbers
        .filter(
          (number) =>
            number.getBoundingClientRect().right >
            (number.closest('li, article')?.getBoundingClientRect().right ?? 0),
        )
        .map(({ textContent }) => textContent),
    );

/** Returns cards that cover a link in their words, so that a press on it would open the card's address. */
const coveringCards = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .words')]
      .filter((words) => {
        const link = document.createElement('a');
        link.href = '/';
        link.textContent = 'ссылка';
        words.append(link);
        link.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = link.getBoundingClientRect();
        const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
        link.remove();
        return width > 0 && pressed?.closest('a, button') && pressed !== link;
      })
      .map((words) => words.closest('[data-example]')?.getAttribute('data-example')),
  );

test('every section has examples', () => {
  expect(examples.length).toBeGreaterThan(40);
});

for (const { names, url } of examplePages)
  test(`${names.join(', ')}: hydrate to the same HTML, ids once, no violation, fit 320 to 1440 px`, async ({
    page,
  }) => {
    await open(page, (process.env.JOURNEY_BASE_URL ?? '') + url.slice(1));
    await touchAll(page);
    await expect.poll(() => waiting(page), 'parts that React has not taken over').toEqual([]);
    await expect(page.locator('main h6')).toHaveText(names);
    await nameParts(page);
    expect.soft(await repeatedIds(page), 'repeated ids').toEqual([]);

    for (const { rule, elements } of await brokenRules(page, { within: 'main', onlyWcag: true, noContrast }))
      expect.soft(await inExamples(page, elements), rule).toEqual([]);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await tooWide(page), `overflow at ${width} px`).toEqual([]);
      expect.soft(await wideNumbers(page), `numbers beyond their card at ${width} px`).toEqual([]);
    }
    expect.soft(await coveringCards(page), 'cards that cover links in their words').toEqual([]);
    // In an article beside a column of links, on a wide window.
    await page.setViewportSize({ width: 1920, height: 800 });
    await page.locator('main > *').evaluate((column: HTMLElement) => {
      column.classList.remove('page');
      // The check keeps sections with the page's main heading out of articles.
      for (const part of column.querySelectorAll(':scope > :has(h1)')) part.setAttribute('hidden', '');
      Object.assign(column.style, { display: 'block', inlineSize: '38rem', marginInlineStart: '20rem' });
    });
    expect.soft(await tooWide(page, 12.5), 'beyond an article').toEqual([]);
    expect.soft(await brokenWords(page, '[data-example]'), 'broken words in an article').toEqual([]);
    expect.soft(await wideNumbers(page), 'numbers beyond their card in an article').toEqual([]);
  });
