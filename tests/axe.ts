import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of WCAG 2.2 A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface What {
  /**
   * Only what is inside this selector; the whole document without it. Header, main part and footer that hold nothing of
   * it are out of the document meanwhile: axe walks and measures everything, and most of that is menus.
   */
  within?: string | undefined;
  /** Only these rules, by their ids: colours alone, when nothing else can have changed. */
  rules?: string[] | undefined;
  /** Without axe's own good habits, which hold for whole pages. */
  onlyWcag?: boolean | undefined;
  /** Without the contrast of texts, which is two thirds of the work. */
  noContrast?: boolean | undefined;
}

/**
 * Runs axe in the page itself: axe's own wrapper for Playwright opens a second page to gather the results of frames,
 * of which these pages have none, and takes three times as long.
 *
 * Product scenes are pictures to whoever cannot see them: unless everything is looked at (`AXE=all`), what they are
 * drawn with, half of a page, is out of the document as well.
 * @returns each violated rule with the selectors of the elements that break it
 */
export async function brokenRules(
  page: Page,
  { within, rules, onlyWcag = false, noContrast = false }: What = {},
) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    runOnly: rules
      ? { type: 'rule', values: rules }
      : { type: 'tag', values: onlyWcag ? wcag : [...wcag, 'best-practice'] },
    rules: { 'color-contrast': { enabled: !noContrast } },
    resultTypes: ['violations'],
    preload: false,
    // A player's inside is its service's own.
    iframes: false,
  };
  return page.evaluate(
    async ([selector, runOptions, inDrawings]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: string | Document, options: RunOptions) => Promise<AxeResults> };
      };
      const looked = selector ? [...document.querySelectorAll(selector)] : [document];
      const aside = [...document.querySelectorAll('main, :not(main *):is(header, footer)')]
        .filter((part) => !looked.some((one) => part.contains(one) || one.contains(part)))
        // What React has not taken over yet it must find in its place.
        .filter((part) => !part.matches('[data-app-part]'))
        .map((part) => ({ part, place: document.createComment('') }));
      // The sheet that is linked in them styles menus too.
      const sheet = new CSSStyleSheet();
      const rules = document.querySelector<HTMLLinkElement>('body link[data-rest]')?.sheet?.cssRules ?? [];
      sheet.replaceSync(Array.from(rules, ({ cssText }) => cssText).join('\n'));
      document.adoptedStyleSheets = [sheet];
      for (const { part, place } of aside) part.replaceWith(place);
      const drawings = inDrawings
        ? []
        : [...document.querySelectorAll('[aria-hidden="true"]:not(svg, [aria-hidden="true"] *)')]
            // And as it was served.
            .filter((drawing) => !drawing.closest('[data-app-part]'))
            .filter((drawing) => !drawing.querySelector('a, button, input, [tabindex]'))
            .map((drawing) => ({ drawing, parts: [...drawing.childNodes] }));
      for (const { drawing } of drawings) drawing.replaceChildren();
      // A change of theme or width that was asked for just now is painted first: it may pass through transitions.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const results = await axe.run(selector ?? document, runOptions);
      for (const { drawing, parts } of drawings) drawing.replaceChildren(...parts);
      for (const { part, place } of aside) place.replaceWith(part);
      return results.violations.map(({ id, nodes }) => ({
        rule: id,
        elements: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    [within, options, process.env.AXE === 'all'] as const,
  );
}

/** The same, a line for each rule. */
export const violations = async (page: Page, what?: What): Promise<string[]> =>
  (await brokenRules(page, what)).map(({ rule, elements }) => `${rule}: ${elements.join(' | ')}`);
