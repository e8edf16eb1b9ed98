import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** In ASCII, because a few other characters double what each page is sent and compiles. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replace(
  /[\u0080-\uffff]/g,
  (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

/** Rules of WCAG 2.2 A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface What {
  /**
   * Limits axe to this selector; default: the whole document. Header, main and footer without a match are removed
   * during the run, because axe walks and measures everything, and most of that is menus.
   */
  within?: string | undefined;
  /** Ids of the only rules to run, e.g. colours alone if nothing else can have changed. */
  rules?: string[] | undefined;
  /** Without axe's best-practice rules, which apply to whole pages. */
  onlyWcag?: boolean | undefined;
  /** Without the contrast of texts, which takes two thirds of the time. */
  noContrast?: boolean | undefined;
}

/**
 * Runs axe in the page itself: axe's Playwright wrapper opens a second page to gather results of frames, which these
 * pages do not have, and takes three times as long. Product scenes are images for assistive technology, so their
 * drawings, half of a page, are removed too unless `AXE=all`.
 * @returns each violated rule with the selectors of the elements that violate it
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
    // The content of a player belongs to its service.
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
        // Parts that are not hydrated yet must stay where React will look for them.
        .filter((part) => !part.matches('[data-app-part]'))
        .map((part) => ({ part, place: document.createComment('') }));
      // The sheet linked in the removed parts also styles menus.
      const sheet = new CSSStyleSheet();
      const rules = document.querySelector<HTMLLinkElement>('body link[data-rest]')?.sheet?.cssRules ?? [];
      sheet.replaceSync(Array.from(rules, ({ cssText }) => cssText).join('\n'));
      document.adoptedStyleSheets = [sheet];
      for (const { part, place } of aside) part.replaceWith(place);
      const drawings = inDrawings
        ? []
        : [...document.querySelectorAll('[aria-hidden="true"]:not(svg, [aria-hidden="true"] *)')]
            // Parts that are not hydrated yet must stay as served.
            .filter((drawing) => !drawing.closest('[data-app-part]'))
            .filter((drawing) => !drawing.querySelector('a, button, input, [tabindex]'))
            .map((drawing) => ({ drawing, parts: [...drawing.childNodes] }));
      for (const { drawing } of drawings) drawing.replaceChildren();
      // A change of theme or width made just before is painted first, since it may run transitions.
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

/** The same violations, one line per rule. */
export const violations = async (page: Page, what?: What): Promise<string[]> =>
  (await brokenRules(page, what)).map(({ rule, elements }) => `${rule}: ${elements.join(' | ')}`);
