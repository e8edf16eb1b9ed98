import type { PageType } from '../../content/entry.ts';
import { pageType } from '../../content/types/index.ts';

/** What a page may weigh on its way to a visitor, in bytes after brotli (issue: "first load", "text page"). */
export interface Budget {
  /** The page itself with the styles inside it: nothing is seen before they are there. Those further down follow. */
  html: number;
  /** Every script that loads by itself after the first paint, when somebody comes near what needs it. */
  scripts: number;
}

/** The home page. */
const home: Budget = { html: 32_250, scripts: 125_000 };
/** A page of sections and pictures of the product. */
const sections: Budget = { html: 31_000, scripts: 125_000 };
/** A page of text. */
const text: Budget = { html: 34_000, scripts: 117_000 };

/**
 * The one place of the site's budgets: the build fails when a page exceeds its own, and names what weighs most. `home`
 * stands for `/`. Fonts that every page preloads have one budget together. What comes when the browser has nothing else to
 * do has budgets of its own: the script that measures, and the container of messages once React is there.
 */
export const budgets = { home, sections, text, preloadedFonts: 15_000, measuring: 3_000, messages: 6_500 };

/** The budget of a type's pages. */
export const budgetOf = (type: PageType): Budget => budgets[pageType(type).weight];
