import type { Seen } from '../../app/server/collect.ts';
import { digest } from '../../cache/digest.ts';
import type { ClientOutput, Sheet } from './client-output.ts';

/** Class names of CSS modules carry this prefix (config.ts). */
const moduleClass = /\.(d-[\w-]+)/g;

/** Tags of Markdown that few texts hold, and the sheet that is theirs (src/styles/prose-rare.css). */
const rareTag = /<(?:dl|blockquote|pre|code|kbd|hr|figure|img|table)(?![^>]* class=)[\s>]/;
const isOfTags = (css: string) => css.startsWith('@layer prose');

const classesOf = (html: string) =>
  new Set(Array.from(html.matchAll(/class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat());

const kebab = (name: string) => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

/** Modules that are loaded on demand, by where a page shows them. */
const places = [
  {
    of: /^mdx-components\/(\w+)\//,
    isFirst: (name: string, { sections }: Seen['first']) => sections.has(name),
  },
  {
    of: /^src\/scenes\/(\w+)\//,
    isFirst: (name: string, { scenes }: Seen['first']) => scenes.has(kebab(name)),
  },
  {
    of: /^src\/content\/types\/\w+\/(\w+)\./,
    isFirst: (name: string, { layout }: Seen['first']) => name === layout,
  },
  // The footer, what menus open, forms below a text.
  { of: /^src\/app\/(?:shell|layouts\/parts)\/(.*)/, isFirst: () => false },
];

/** Whether all that brings a sheet to the page stands further down. */
const isFurtherDown = ({ owners }: Sheet, first: Seen['first']): boolean =>
  owners.length > 0 &&
  owners.every((owner) => {
    const place = places.find(({ of }) => of.test(owner));
    return place !== undefined && !place.isFirst(place.of.exec(owner)?.[1] ?? '', first);
  });

/** A page in its styles. */
export interface StyledPage {
  /** The page's markup, with the link to its second sheet. */
  html: string;
  /** Markup for the head. */
  head: string;
  /** The linked sheet, unless the page has nothing further down. */
  rest: { file: string; css: string } | null;
}

/**
 * Makes a function that gives a page the stylesheets whose classes stand in its HTML: those of what is seen at first are written
 * into its head, the others are one sheet, linked where what they style begins (Fold.tsx). What stands before the link is shown at
 * once and what follows is laid out once; no script has a part in it.
 * @param base base path, for the address of the linked sheet; both say what they are made of (served-styles.ts)
 */
export function styleInliner({ styles }: ClientOutput, base: string) {
  const sheets = styles.map((sheet) => ({
    ...sheet,
    classes: sheet.isGlobal
      ? null
      : new Set([...sheet.css.matchAll(moduleClass)].map((match) => match[1] ?? '')),
    name: sheet.file.replace(/^static\/|\.css$/g, ''),
    css: sheet.css.trim(),
  }));
  type Known = (typeof sheets)[number];
  const sheetsOf = new Map<string, Known[]>();
  for (const sheet of sheets)
    for (const name of sheet.classes ?? []) sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), sheet]);

  const textOf = (some: readonly Known[]) => some.map(({ css }) => css).join('');
  const namesOf = (some: readonly Known[]) => some.map(({ name }) => name).join(' ');

  return (html: string, first: Seen['first']): StyledPage => {
    const isRare = rareTag.test(html);
    const used = new Set(sheets.filter(({ classes, css }) => classes === null || (isRare && isOfTags(css))));
    for (const name of classesOf(html)) for (const sheet of sheetsOf.get(name) ?? []) used.add(sheet);
    const inOrder = sheets.filter((sheet) => used.has(sheet));
    // One element, so that the page's policy needs one hash for all of them (hosts/policy.ts).
    const own = inOrder.filter((sheet) => !isFurtherDown(sheet, first));
    const late = inOrder.filter((sheet) => isFurtherDown(sheet, first));
    const head = `<style data-href="${namesOf(own)}">${textOf(own)}</style>`;
    if (late.length === 0) return { html: first.linked(html, ''), head, rest: null };
    const css = `${textOf(late)}:root{--rest-of-styles:"${namesOf(late)}"}`;
    const file = `static/rest-${digest(css).slice(0, 8)}.css`;
    const link = `<link rel="stylesheet" href="${base}${file}" fetchpriority="low" data-rest>`;
    return { html: first.linked(html, link), head, rest: { file, css } };
  };
}
