import type { PageType } from '../../content/entry.ts';

/** What a page may weigh on its way to a visitor, in bytes after brotli (issue: "first load", "text page"). */
export interface Budget {
  /** The page itself with the styles inside it: nothing is seen before they are there. */
  html: number;
  /** Every script that loads by itself after the first paint. */
  scripts: number;
}

/**
 * A page that opens with sections and pictures of the product. The goal is 30 kB and 125 kB: React's own 60 kB and the
 * router's 29 kB leave little, so these are what the pages weigh, and none may weigh more.
 */
const sections: Budget = { html: 43_000, scripts: 158_000 };
/** A page of text. The goal is 30 kB and 105 kB. */
const text: Budget = { html: 33_000, scripts: 142_000 };

/**
 * The one place of the site's budgets: the build fails when a page exceeds its own, and names what weighs most. `home`
 * stands for `/`. Fonts that every page preloads have one budget together.
 */
export const budgets: Record<PageType | 'home', Budget> & { preloadedFonts: number } = {
  home: sections,
  page: sections,
  feature: text,
  post: text,
  center: text,
  portfolio: text,
  member: text,
  service: text,
  preloadedFonts: 15_000,
};
