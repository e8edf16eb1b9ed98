import type { Page } from '@playwright/test';
import axe from 'axe-core';
import russian from 'axe-core/locales/ru.json' with { type: 'json' };
import { computer, phone } from '../../devices.ts';
import { writeFiles } from '../../write-files.ts';
import type { AxeFinding, BlockChange, Locator, PageChange } from '../types.ts';
import { type Area, crop, decodePng, difference, encodeWebp, type Pixels, thumbnail } from './difference.ts';
import { type StillTab, tallest } from './still-tab.ts';

/** A page before and after, each with its tab; null if missing. */
type OpenedPages = Record<'before' | 'after', { tab: StillTab; url: string } | null>;

/** A version of a page at one width, with the box of each marked block. */
interface Seen {
  picture: Pixels;
  boxes: (Area | null)[];
}

/**
 * Takes a page's pictures at both widths, compares them and writes them to `shots/`, identical ones once. Crops the marked
 * blocks at the desktop width, those that differ only on a phone at its width, and runs axe on the new version. Adds the
 * results to the page.
 * @param name prefix of the file names
 * @param own marks of the page's own changes: the report opens the pictures at the first of them
 */
export async function fillAlbum(
  folder: string,
  name: string,
  page: PageChange,
  { before, after }: OpenedPages,
  own: readonly BlockChange[],
): Promise<void> {
  const save = (suffix: string, data: Buffer) => {
    const file = `shots/${name}${suffix}.webp`;
    writeFiles(folder, [[file, data]]);
    return file;
  };
  /** Takes the pictures of a width, and adds them to the page. */
  async function take(width: number): Promise<readonly [old: Seen | null, now: Seen | null]> {
    const see = async (isNew: boolean): Promise<Seen | null> => {
      const { tab, url } = (isNew ? after : before) ?? {};
      if (!tab || !url) return null;
      await tab.open(url, width);
      const picture = await decodePng(await tab.picture());
      const marks = page.blocks.map((block) => elementsIn(block, isNew));
      return { picture, boxes: await tab.page.evaluate(boxesIn, marks) };
    };
    const [old, now] = await Promise.all([see(false), see(true)]);
    const isSame = old !== null && now?.picture.data.equals(old.picture.data) === true;
    const afterFile = now && save(`-${width}-after`, await encodeWebp(now.picture));
    const beforeFile = isSame ? afterFile : old && save(`-${width}-before`, await encodeWebp(old.picture));
    const pixels = old && now && difference(old.picture, now.picture);
    page.shots.push({
      width,
      before: beforeFile,
      after: afterFile,
      pixels,
      ...([old, now].some((seen) => seen?.picture.height === tallest) && { isCut: true }),
      from: pixels ? topOf(page, own, old, now) : null,
    });
    return [old, now];
  }

  page.shots = [];
  const onPhone = await take(phone);
  const onComputer = await take(computer);
  if (onComputer[1]) save('', await thumbnail(onComputer[1].picture));
  for (const [index, block] of page.blocks.entries())
    for (const pair of [onComputer, onPhone]) {
      const [was, is] = await Promise.all(
        pair.map((seen) => seen?.boxes[index] && crop(seen.picture, seen.boxes[index])),
      );
      // Pictures are identical if only a screen reader notices the change; of a move, only the place differs.
      if (is ? block.kind !== 'moved' && was?.equals(is) : !was) continue;
      block.crops = {
        before: was ? save(`-${index}-before`, was) : null,
        after: is ? save(`-${index}-after`, is) : null,
      };
      block.isOnPhone = pair === onPhone;
      break;
    }
  if (after) page.axe = await axeOn(after.tab.page);
}

/** The top of the first visible mark: of the page's own changes, of its main part, or of any. */
function topOf({ blocks }: PageChange, own: readonly BlockChange[], old: Seen | null, now: Seen | null) {
  const inMain = blocks.filter(({ region }) => region === 'main');
  const indexes = [...own, ...inMain, ...blocks].map((block) => blocks.indexOf(block));
  const box = indexes.map((index) => now?.boxes[index] ?? old?.boxes[index]).find(Boolean);
  return box ? Math.max(0, Math.floor(box.top)) : null;
}

/**
 * Returns the elements of a block in one version, which one picture shows together; of those that a CSS rule matches, the
 * first. Empty if the version lacks the block.
 */
function elementsIn({ kind, region, at, also = [], was = [] }: BlockChange, isNew: boolean): Locator[] {
  if (region === 'head' || (isNew && kind === 'removed')) return [];
  if (!isNew) return was;
  return kind === 'style' ? [at] : [at, ...also];
}

/** Runs axe on an open page: WCAG 2.2 A and AA, up to three elements per rule. */
async function axeOn(page: Page): Promise<AxeFinding[]> {
  await page.evaluate(axe.source);
  const locale = { lang: russian.lang, rules: russian.rules };
  const { violations } = await page.evaluate((texts) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    inPage.configure({ locale: texts });
    return inPage.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
  }, locale);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target }) => ({ rule: id, help, target: target.join(' ') })),
  );
}

/**
 * Runs in the page: returns the boxes of blocks with some margin. Contains no named functions: the compiler used in
 * tests would wrap them in a naming helper that the page does not have.
 * @param blocks positions of each block's elements, in the order of the page
 * @returns null for a block that is missing or has no visible box (in a closed menu)
 */
export function boxesIn(blocks: readonly (readonly Locator[])[]): (Area | null)[] {
  /** Margin around a cropped block, pixels. */
  const margin = 8;
  return blocks.map((places) => {
    const [first, last] = [places[0], places.at(-1)].map((place) => {
      // Without the site's scripts the position is exact.
      let element: Element | null | undefined = place && document.getElementById('root');
      for (const index of place?.path ?? []) element = element?.children[index];
      // A number and its sign, which may be beside it, are shown together.
      while (/^\P{L}*\d\P{L}*$/u.test(element?.parentElement?.textContent ?? ''))
        element = element?.parentElement;
      return element;
    });
    // A closed menu has a box but is invisible.
    if (!first?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !last) return null;
    const rect = first.getBoundingClientRect();
    if (rect.width <= 4 || rect.height <= 4) return null;
    // No larger than the content: a short line in a wide column would be scaled too small to read, and a paragraph may be as
    // high as the picture beside it.
    const content = new Range();
    content.setStart(first, 0);
    content.setEnd(last, last.childNodes.length);
    const inner = content.getBoundingClientRect();
    const { bottom } = last.getBoundingClientRect();
    const shown = inner.width > 4 ? inner : { left: rect.left, width: rect.width, bottom };
    return {
      left: shown.left - margin + scrollX,
      top: rect.top - margin + scrollY,
      width: shown.width + 2 * margin,
      height: shown.bottom - rect.top + 2 * margin,
    };
  });
}
