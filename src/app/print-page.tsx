import type { ReactNode } from 'react';
import type { Site } from '../content/entry.ts';
import type { PageData } from './page-data.ts';
import { printApp } from './print-app.ts';
import { KnownShell } from './shell/known-shell.ts';

/** What stands before and after a page's own part. */
interface Around {
  before: string;
  after: string;
}

const start = '<main ';
const end = '</main>';

/**
 * Prints pages. Header and footer are most of a text page's markup and differ only where a menu marks the page one is
 * on, so they are printed once for all pages that no menu leads to, and once for each of the others.
 * @param site what the menus show
 */
export function pagePrinter(site: Site) {
  const known = new Map<string, Around>();
  const menus = JSON.stringify([site.header, site.footer]);
  const inMenus = (url: string) => menus.includes(JSON.stringify(url));

  return async function printPage(address: string, { page, layout }: PageData, app: ReactNode) {
    // A preview's shell also points to the page's own file.
    if (import.meta.env.PREVIEW) return printApp(app);
    const place = [address, page.url].filter(inMenus);
    const key = JSON.stringify([page.lang, page.type, layout, place]);
    const around = known.get(key);
    const html = await printApp(<KnownShell value={around !== undefined}>{app}</KnownShell>);
    const from = html.indexOf(start);
    const to = html.lastIndexOf(end);
    if (from < 0 || to < 0) throw new Error(`${address} has no <main>.`);
    if (around) return around.before + html.slice(from, to) + around.after;
    known.set(key, { before: html.slice(0, from), after: html.slice(to) });
    return html;
  };
}
