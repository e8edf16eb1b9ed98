import type { Source } from '../types.ts';
import type { Assets } from './assets.ts';
import { drawingOf, factsOfElement, isOurs } from './attributes.ts';
import { attr, classesOf, descendants, type Element, elements, isInline, isText, textOf } from './dom.ts';

/** The smallest thing a reader would call a part of the page: a paragraph, a heading, a button, a picture. */
export interface Block {
  element: Element;
  /** Its place among the blocks of its page. */
  index: number;
  tag: string;
  text: string;
  /** What is no text: where links lead, what pictures show, what screen readers and machines are told. */
  facts: Map<string, string>;
  /** Equal keys: nothing differs for the reader. */
  key: string;
}

const skipped = new Set(['link', 'meta', 'br', 'wbr']);
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
/** `pages/a.mdx:12:3` of a preview build's `data-app-source`. */
export function sourceOf(element: Element): Source | null {
  const [, file, line] = /^(.+?):(\d+)(?::\d+)?$/.exec(attr(element, 'data-app-source') ?? '') ?? [];
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
  textOf(element) !== '' &&
  elements(element.parentNode as Element).some(
    (sibling) => sibling !== element && classesOf(sibling).includes('visually-hidden'),
  );

/** Everything in a block that is no text, by tag, place among its like and attribute: `a.0.href`. */
function factsOf(element: Element, assets: Assets): Map<string, string> {
  const facts = new Map<string, string>();
  const counts = new Map<string, number>();
  const visit = (part: Element): void => {
    const count = counts.get(part.tagName) ?? 0;
    counts.set(part.tagName, count + 1);
    const place = `${part.tagName}.${count}`;
    if (part.tagName === 'use') {
      facts.set(`${place}.icon`, assets.key(attr(part, 'href') ?? '').replace(/^[^#]*#/, ''));
      return;
    }
    for (const [name, value] of factsOfElement(part, assets)) facts.set(`${place}.${name}`, value);
    const isSprite = elements(part)[0]?.tagName === 'use';
    if (attr(part, 'role') === 'img' || (part.tagName === 'svg' && !isSprite))
      facts.set(`${place}.drawing`, drawingOf(part, assets));
    else elements(part).forEach(visit);
  };
  visit(element);
  return facts;
}

/** Text to the letter: a non-breaking space is another than a space. */
const exactText = (element: Element): string =>
  textOf(element, (text) => text.replace(/[ \t\r\n]+/g, ' ').trim());

/** Lists the blocks below an element, in reading order. */
export function blocksOf(root: Element, assets: Assets): Block[] {
  const blocks: Block[] = [];
  const headings = new Map(
    descendants(root)
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map((heading) => [`#${attr(heading, 'id')}`, textOf(heading)]),
  );
  // A table of contents says what its headings say.
  const isContents = (element: Element) =>
    [element, ...elements(element)]
      .flatMap((part) => headings.get(attr(part, 'href') ?? '') ?? [])
      .some((heading) => heading === textOf(element));
  function visit(element: Element): void {
    if (skipped.has(element.tagName) || isOurs(element) || isContents(element)) return;
    const isDrawing = attr(element, 'role') === 'img';
    const isLeaf =
      isDrawing ||
      atomic.has(element.tagName) ||
      hasOwnText(element) ||
      elements(element).every((child) => skipped.has(child.tagName)) ||
      (textTags.has(element.tagName) && isPhrase(element) && textOf(element) !== '');
    if (!isLeaf) {
      for (const child of elements(element)) if (!isEcho(child)) visit(child);
      return;
    }
    const text = textOf(element);
    const facts = factsOf(element, assets);
    const key = JSON.stringify([element.tagName, exactText(element), [...facts]]);
    blocks.push({ element, index: blocks.length, tag: element.tagName, text, facts, key });
  }
  for (const child of elements(root)) visit(child);
  return blocks;
}
