import type { PageType } from '../../content/entry.ts';
import { pageType } from '../../content/types/index.ts';

/**
 * What the machine may add to a page on its way to a visitor, in bytes after brotli. The writer's words and the markup of
 * sections are not weighed, and every section and picture of the product brings a budget of its own along for its styles and
 * scripts: no text and no number of sections stops a build.
 */
export interface Budget {
  /** The page without its main part, with the styles inside it: nothing is seen before they are there. Those further down follow. */
  html: number;
  /** Every script that loads by itself after the first paint, when somebody comes near what needs it. */
  scripts: number;
}

/** What each section and picture of the product may add to the budget of its page. */
export const perSection: Budget = { html: 400, scripts: 1_500 };

/** From here on a page is heavy for a phone on a slow line, whoever made it so: it is told, and built all the same. */
export const heavyPage = 60_000;

/** The home page, whose many sections are small. */
const home: Budget = { html: 9_000, scripts: 101_000 };
/** A page of sections and pictures of the product. */
const sections: Budget = { html: 21_500, scripts: 118_500 };
/** A page of text. */
const text: Budget = { html: 25_000, scripts: 118_500 };

/**
 * The one place of the site's budgets: the build fails when a page exceeds its own, and names what weighs most. `home`
 * stands for `/`. Fonts that every page preloads have one budget together. What comes when the browser has nothing else to
 * do has budgets of its own: the script that measures, and the container of messages once React is there.
 */
export const budgets = { home, sections, text, preloadedFonts: 23_500, measuring: 3_000, messages: 6_500 };

/** The budget of a type's pages. */
export const budgetOf = (type: PageType): Budget => budgets[pageType(type).weight ?? 'text'];
