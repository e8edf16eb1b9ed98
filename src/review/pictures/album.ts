import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeFinding, Locator, PageChange, Shot } from '../types.ts';
import { asWebp, type Box, crop, difference, type Pixels, pixelsOf, thumbnail } from './difference.ts';
import { type StillTab, widths } from './still-tab.ts';

/** A version of a page in its tab. */
interface Side {
  tab: StillTab;
  url: string;
}

/** A page before and after, as far as it was and is there. */
type Sides = Record<'before' | 'after', Side | null>;

/** Does a thing with both versions at once; null where there is none. */
const both = <T>({ before, after }: Sides, work: (side: Side, isNew: boolean) => Promise<T>) =>
  Promise.all([before && work(before, false), after && work(after, true)]);

/**
 * Takes a page's pictures, compares them and writes them to `shots/`, equal ones once; cuts its marked blocks out of them; runs axe on
 * the new version. Fills in what the report shows of the page.
 * @param name begins the names of the files
 */
export async function fillAlbum(folder: string, name: string, page: PageChange, sides: Sides): Promise<void> {
  mkdirSync(join(folder, 'shots'), { recursive: true });
  const save = (file: string, data: Buffer) => {
    writeFileSync(join(folder, 'shots', file), data);
    return `shots/${file}`;
  };
  await both(sides, ({ tab, url }) => tab.open(url));
  page.shots = [];
  for (const width of widths) {
    const isFirst = width === widths[0];
    if (!isFirst) await both(sides, ({ tab }) => tab.turn(width));
    const [before, after] = await both(sides, ({ tab }) => tab.picture());
    const old = before && (await pixelsOf(before));
    const now = after && (await pixelsOf(after));
    const isSame = before !== null && after?.equals(before) === true;
    const differing = old && now && !isSame ? await difference(old, now) : null;
    const afterFile = now && save(`${name}-${width}-after.webp`, await asWebp(now));
    const shot: Shot = {
      width,
      before: isSame ? afterFile : old && save(`${name}-${width}-before.webp`, await asWebp(old)),
      after: afterFile,
      difference: differing?.picture ? save(`${name}-${width}-difference.webp`, differing.picture) : null,
      pixels: isSame ? 0 : (differing?.pixels ?? null),
      from: differing?.from ?? null,
    };
    // The narrowest first.
    page.shots.unshift(shot);
    if (!isFirst) continue;
    if (now) save(`${name}.webp`, await thumbnail(now));
    const boxes = await both(sides, ({ tab }, isNew) =>
      boxesOf(
        tab.page,
        page.blocks.map(({ kind, at, was }) => (!isNew ? was : kind === 'removed' ? null : at)),
      ),
    );
    for (const [index, block] of page.blocks.entries()) {
      if (block.region === 'head') continue;
      const cut = async (side: 'before' | 'after', picture: Pixels | null, box?: Box | null) => {
        const data = picture && box ? await crop(picture, box) : null;
        return data && save(`${name}-${index}-${side}.webp`, data);
      };
      const crops = {
        before: await cut('before', old, boxes[0]?.[index]),
        after: await cut('after', now, boxes[1]?.[index]),
      };
      if (crops.before ?? crops.after) block.crops = crops;
    }
    if (sides.after) page.axe = await axeOn(sides.after.tab.page);
  }
}

/** Where blocks stand on an open page; null for what has no box (in a closed menu) or is not there. */
const boxesOf = (page: Page, places: readonly (Locator | null | undefined)[]): Promise<(Box | null)[]> =>
  page.evaluate(
    (paths) =>
      paths.map((path) => {
        let element: Element | null | undefined = path && document.getElementById('root');
        for (const index of path ?? []) element = element?.children[index];
        // A closed menu has its place, and yet nothing to see.
        const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const rect = isSeen ? element?.getBoundingClientRect() : null;
        if (!element || !rect || rect.width <= 4 || rect.height <= 4) return null;
        // As wide as its words: a short line in a wide column would be shown too small to be read.
        const inside = new Range();
        inside.selectNodeContents(element);
        const words = inside.getBoundingClientRect();
        const { left, width } = words.width > 4 ? words : rect;
        return { left: left + scrollX, top: rect.top + scrollY, width, height: rect.height };
      }),
    places.map((place) => place?.path ?? null),
  );

/** Runs axe on an open page: WCAG 2.2 A and AA. */
async function axeOn(page: Page): Promise<AxeFinding[]> {
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
