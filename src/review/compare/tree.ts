import type { Assets } from './assets.ts';
import { drawingOf, factsOfElement, isOurs, normalHtml } from './attributes.ts';
import type { PageView } from './built.ts';
import { attr, classesOf, type Element, elements, isInline, isText, textOf } from './dom.ts';
import { wordsIn } from './words.ts';

/** What is no text, by tag, place among its like and attribute: `a.0.href`. */
type Facts = ReadonlyMap<string, string>;

/** An element of a page, with what is in it. */
export class Part {
  readonly element: Element;
  readonly tag: string;
  /** Whether it is the smallest that a reader would call a part of the page: a paragraph, a heading, a button, a picture. */
  readonly isLeaf: boolean;
  readonly parts: readonly Part[];
  /** Where its links lead, what its pictures show, what screen readers and machines are told; of other than leaves its own attributes. */
  readonly facts: Facts;
  /** Equal ones say the same, be it in other elements. */
  readonly said: string;
  /** Equal ones look the same, too: nothing differs. */
  readonly key: string;
  #text?: string;
  #words?: readonly string[];

  /** @param parts in it, or null for a leaf */
  constructor(element: Element, parts: readonly Part[] | null, assets: Assets) {
    this.element = element;
    this.tag = element.tagName;
    this.isLeaf = parts === null;
    this.parts = parts ?? [];
    this.facts = parts ? ownFacts(element, assets) : factsIn([element], assets);
    const texts = parts ? parts.map(({ said }) => said) : [exactText(element)];
    this.said = [[...this.facts].join('\n'), ...texts].filter(Boolean).join('\n');
    const keys = new Map(this.parts.map((part) => [part.element, part.key]));
    this.key = normalHtml(element, assets, parts ? (child) => keys.get(child) ?? '' : undefined);
  }

  /** What a reader reads in it. */
  get text(): string {
    this.#text ??= textOf(this.element);
    return this.#text;
  }

  get words(): readonly string[] {
    this.#words ??= this.isLeaf ? wordsIn(this.text) : this.parts.flatMap(({ words }) => words);
    return this.#words;
  }
}

const skipped = new Set(['link', 'meta', 'br', 'wbr']);
const atomic = new Set(
  'img picture svg iframe video audio input textarea select hr canvas object'.split(' '),
);
const textTags = new Set(
  'p h1 h2 h3 h4 h5 h6 li dt dd figcaption caption blockquote td th summary button a label legend address pre output'.split(
    ' ',
  ),
);

const hasOwnText = (element: Element) =>
  element.childNodes.some((node) => isText(node) && node.value.trim() !== '');

const isPhrase = (element: Element): boolean =>
  elements(element).every(
    (child) => (isInline(child) || child.tagName === 'br' || child.tagName === 'svg') && isPhrase(child),
  );

/** Whether an element is one thing to a reader, whatever is in it. */
const isWhole = (element: Element) =>
  attr(element, 'role') === 'img' ||
  atomic.has(element.tagName) ||
  hasOwnText(element) ||
  elements(element).every((child) => skipped.has(child.tagName)) ||
  (textTags.has(element.tagName) && isPhrase(element) && textOf(element) !== '');

/** A value said twice, for the eye and for the screen reader: the reader's words count. */
const isEcho = (element: Element) =>
  attr(element, 'aria-hidden') === 'true' &&
  textOf(element) !== '' &&
  elements(element.parentNode as Element).some(
    (sibling) => sibling !== element && classesOf(sibling).includes('visually-hidden'),
  );

const ownFacts = (element: Element, assets: Assets): Facts =>
  new Map(factsOfElement(element, assets).map(([name, value]) => [`${element.tagName}.0.${name}`, value]));

/** The facts of some elements, with those of all that is in them. */
export function factsIn(roots: readonly Element[], assets: Assets): Facts {
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
  roots.forEach(visit);
  return facts;
}

/** Text to the letter: a non-breaking space is another than a space. */
const exactText = (element: Element): string =>
  textOf(element, (text) => text.replace(/[ \t\r\n]+/g, ' ').trim());

/** Reads what the root of a page holds as parts. */
export function readTree({ root, assets }: Pick<PageView, 'root' | 'assets'>): Part {
  const isPart = (element: Element) => !skipped.has(element.tagName) && !isOurs(element) && !isEcho(element);
  const partsOf = (element: Element): Part[] =>
    elements(element)
      .filter(isPart)
      .map((child) => new Part(child, isWhole(child) ? null : partsOf(child), assets));
  return new Part(root, partsOf(root), assets);
}
