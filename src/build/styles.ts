import { digest } from './cache/digest.ts';
import type { ClientBundle } from './client-bundle.ts';

/** Class names of CSS modules carry this prefix (config.ts). */
const moduleClass = /\.(d-[\w-]+)/g;

/** Tags of Markdown that few texts hold, and the sheet that is theirs (src/styles/prose-rare.css). */
const rareTag = /<(?:dl|blockquote|pre|code|kbd|hr|figure|img|table)(?![^>]* class=)[\s>]/;
const isOfTags = (css: string) => css.startsWith('@layer prose');

/** Bands of the page that React takes over late (src/app/late); the footer is the last. */
const band = /<(?:[a-z]+ data-late="[^"]*"(?=[^>]* data-section)|footer data-late=)[^>]*>/g;
/** What is held back: bands, and within a long one the parts that it is made of (`data-part`), each a layout of its own. */
const held = new RegExp(`${band.source}|<[a-z]+(?=[^>]* data-part=)[^>]*>`, 'g');
/** How many bands a visitor may see at first without scrolling: a Hero fills the window. */
const bandsAtFirst = ([first = '']: readonly string[]) => (/ data-late="\S+ Hero"/.test(first) ? 1 : 2);
/** What the header's menus hide until they are opened. */
const closed =
  /data-menu=""[\s\S]*?<\/summary>([\s\S]*?)<\/details>|data-menu="mobile"[\s\S]*?<\/summary>([\s\S]*?)<\/header>/g;

/** The different lists of classes that elements have. */
const classListsOf = (html: string) =>
  [...new Set(Array.from(html.matchAll(/class="([^"]*)"/g), ([, names = '']) => names))].map((names) =>
    names.split(' '),
  );

/** The styles of a page. */
export interface PageStyles {
  /** Markup for the head: what is seen at first is styled by the page itself, the rest by a file. */
  head: string;
  /** The page's markup, in which the bands further down are marked. */
  html: string;
  /** Their sheet, unless the page has nothing further down. */
  rest: { file: string; css: string } | null;
}

/**
 * Makes a function that picks the stylesheets a page uses, by the classes that stand in its HTML (architecture.md, rule
 * 4). Those of the first screen are written into the head, so that it waits for nothing. The others are one file, the
 * last sheet of the page for as long as it lives: a sheet that comes before another, or leaves, makes the browser style
 * everything and load its typeface anew. With script it blocks nothing, and what it styles is held back until it is
 * there (src/app/boot/reveal.ts); without, it is a sheet like any other.
 * @param base base path, for the address of the linked sheet; both say what they are made of (served-styles.ts)
 */
export function styleInliner({ styles }: ClientBundle, base: string): (html: string) => PageStyles {
  const sheets = styles.map(({ file, css, isGlobal }) => ({
    classes: isGlobal ? null : new Set([...css.matchAll(moduleClass)].map((match) => match[1] ?? '')),
    name: file.replace(/^static\/|\.css$/g, ''),
    css: css.trim(),
  }));
  const sheetsOf = new Map<string, number[]>();
  for (const [position, { classes }] of sheets.entries())
    for (const name of classes ?? []) sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), position]);
  const globals = sheets.flatMap(({ classes }, position) => (classes === null ? [position] : []));
  const ofTags = sheets.flatMap(({ css }, position) => (isOfTags(css) ? [position] : []));

  function usedIn(html: string): Set<number> {
    const used = new Set(rareTag.test(html) ? [...globals, ...ofTags] : globals);
    for (const name of classListsOf(html).flat())
      for (const position of sheetsOf.get(name) ?? []) used.add(position);
    return used;
  }
  const textOf = (positions: readonly number[]) => positions.map((at) => sheets[at]?.css).join('');
  const namesOf = (positions: readonly number[]) => positions.map((at) => sheets[at]?.name).join(' ');
  const ordered = (positions: Iterable<number>) => [...positions].sort((a, b) => a - b);

  /** Who adds to another's looks stands after it in the cascade: where both style an element, both come at first. */
  function bringForward(html: string, first: Set<number>, used: ReadonlySet<number>): void {
    const shared = classListsOf(html)
      .map((names) => names.flatMap((name) => sheetsOf.get(name) ?? []).filter((at) => used.has(at)))
      .filter((positions) => positions.length > 1);
    for (let before = -1; before !== first.size; ) {
      before = first.size;
      for (const positions of shared) {
        const last = Math.max(...positions.filter((at) => first.has(at)));
        for (const at of positions) if (at < last) first.add(at);
      }
    }
  }

  return (html) => {
    const bands = [...html.matchAll(band)];
    const fold = (bands[bandsAtFirst(bands.map(([tag]) => tag))] ?? bands.at(-1))?.index ?? html.length;
    const first = usedIn(html.slice(0, fold).replace(closed, ''));
    const used = usedIn(html);
    bringForward(html, first, used);
    const late = ordered(used).filter((position) => !first.has(position));
    // One element, so that the page's policy needs one hash for all of them (hosts/policy.ts).
    const own = ordered(first);
    const head = `<style data-href="${namesOf(own)}">${textOf(own)}</style>`;
    if (late.length === 0) return { head, html, rest: null };
    const css = `${textOf(late)}:root{--rest-of-styles:"${namesOf(late)}"}`;
    const file = `static/rest-${digest(css).slice(0, 8)}.css`;
    const link = (media = '') => `<link rel="stylesheet" href="${base}${file}"${media}>`;
    return {
      head: `${head}${link(' media="print"')}<noscript>${link()}</noscript>`,
      html: html.slice(0, fold) + html.slice(fold).replace(held, (tag) => `${tag.slice(0, -1)} data-below>`),
      rest: { file, css },
    };
  };
}
