import type { Source } from '../types.ts';
import type { Assets } from './assets.ts';
import { attr, classesOf, descendants, type Element, elements, isInline, isText, textOf } from './dom.ts';

/** The smallest thing a reader would call a part of the page: a paragraph, a heading, a button, a picture. */
export interface Block {
  element: Element;
  /** Child indexes from the page's root. */
  path: number[];
  tag: string;
  text: string;
  /** What is not text but meant for the reader: where links lead, what pictures show. */
  facts: Map<string, string>;
  /** Equal keys: nothing differs for the reader. */
  key: string;
  source: Source | null;
}

const skipped = new Set(['script', 'style', 'template', 'link', 'meta', 'noscript', 'br', 'wbr']);
const atomic = new Set([
  'img',
  'picture',
  'svg',
  'iframe',
  'video',
  'audio',
  'input',
  'textarea',
  'select',
  'hr',
  'canvas',
  'object',
]);
const textTags = new Set(
  'p h1 h2 h3 h4 h5 h6 li dt dd figcaption caption blockquote td th summary button a label legend address pre output'.split(
    ' ',
  ),
);
/** Attributes that tell a reader something. A picture's other sizes say no more than its `src`. */
const telling = [
  'href',
  'src',
  'alt',
  'aria-label',
  'title',
  'placeholder',
  'value',
  'datetime',
  'poster',
  'action',
  'content',
];
const assetAttributes = new Set(['src', 'href', 'poster']);
/** Ids made by React's `useId` count the components before them and say nothing. */
const countedId = /^[_:«]?r[\w:»]*_?$/i;

/** `pages/a.mdx:12:3` of a preview build's `data-source`. */
export function sourceOf(element: Element): Source | null {
  const [, file, line] = /^(.+?):(\d+)(?::\d+)?$/.exec(attr(element, 'data-source') ?? '') ?? [];
  return file && line ? { file, line: Number(line) } : null;
}

const hasOwnText = (element: Element) =>
  element.childNodes.some((node) => isText(node) && node.value.trim() !== '');

const isPhrase = (element: Element): boolean =>
  elements(element).every(
    (child) => (isInline(child) || child.tagName === 'br' || child.tagName === 'svg') && isPhrase(child),
  );

/** A value said twice, for the eye and for the screen reader: the reader's words count. */
const isEcho = (element: Element) =>
  attr(element, 'aria-hidden') === 'true' &&
  elements(element.parentNode as Element).some(
    (sibling) => sibling !== element && classesOf(sibling).includes('visually-hidden'),
  );

function factsOf(element: Element, assets: Assets): Map<string, string> {
  const facts = new Map<string, string>();
  const inside = element.tagName === 'svg' ? [element] : [element, ...descendants(element)];
  let count = 0;
  for (const part of inside) {
    const number = count++;
    if (part.tagName === 'use') continue;
    for (const name of telling) {
      const value = attr(part, name);
      if (value !== null)
        facts.set(`${part.tagName}.${name}.${number}`, assetAttributes.has(name) ? assets.key(value) : value);
    }
    const id = attr(part, 'id');
    if (id && !countedId.test(id)) facts.set(`${part.tagName}.id.${number}`, id);
  }
  const icons = [...descendants(element)].filter(({ tagName }) => tagName === 'use');
  icons.forEach((use, index) => {
    facts.set(`icon.name.${index}`, assets.key(attr(use, 'href') ?? '').replace(/^[^#]*#/, ''));
  });
  if (element.tagName === 'svg' && icons.length === 0) facts.set('drawing', drawing(element));
  if (attr(element, 'role') === 'img') facts.set('drawing', drawing(element));
  return facts;
}

/** A drawing by its shape: tags, geometry and words, without ids and classes. */
function drawing(element: Element): string {
  const geometry = /^(?:d|x|y|r|cx|cy|rx|ry|x1|y1|x2|y2|width|height|points|viewbox|transform)$/i;
  return [element, ...descendants(element)]
    .map(
      ({ tagName, attrs }) =>
        `${tagName}${attrs.filter(({ name }) => geometry.test(name)).map(({ value }) => value)}`,
    )
    .join('|');
}

/** Lists the blocks below an element, in reading order. */
export function blocksOf(root: Element, assets: Assets): Block[] {
  const blocks: Block[] = [];
  function visit(element: Element, path: number[], source: Source | null): void {
    // Bars for writers and reviewers are no part of the page.
    if (skipped.has(element.tagName) || attr(element, 'data-tool') !== null) return;
    const own = sourceOf(element) ?? source;
    const isDrawing = attr(element, 'role') === 'img';
    const isLeaf =
      isDrawing ||
      atomic.has(element.tagName) ||
      hasOwnText(element) ||
      (textTags.has(element.tagName) && isPhrase(element) && textOf(element) !== '');
    if (!isLeaf) {
      elements(element).forEach((child, index) => {
        if (!isEcho(child)) visit(child, [...path, index], own);
      });
      return;
    }
    const text = textOf(element);
    const facts = factsOf(element, assets);
    const key = JSON.stringify([element.tagName, text, [...facts]]);
    blocks.push({ element, path, tag: element.tagName, text, facts, key, source: own });
  }
  for (const [index, child] of elements(root).entries()) visit(child, [index], null);
  return blocks;
}
