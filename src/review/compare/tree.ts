import type { Assets } from './assets.ts';
import { drawingOf, factsOfElement, isIgnored, normalHtml } from './attributes.ts';
import type { PageView } from './built.ts';
import { attr, type BuiltElement, elements, isDrawing, isInline, isText, textOf } from './dom.ts';
import { wordsIn } from './words.ts';

/**
 * Noticeable attributes by tag, index among elements with that tag, and name: `a.0.href`. The tag of the part itself is
 * `root`: another tag is another look, its attributes are the same.
 */
type PartFacts = ReadonlyMap<string, string>;

/** An element of a page with its content. */
export class Part {
  readonly element: BuiltElement;
  readonly tag: string;
  /** Whether it is a smallest part for a reader: a paragraph, a heading, a button, a picture. */
  readonly isLeaf: boolean;
  readonly parts: readonly Part[];
  /** Link targets, pictures, texts for screen readers and machines; if not a leaf, only its own attributes. */
  readonly facts: PartFacts;
  /** Text and facts: equal for parts with the same content in elements of another look. */
  readonly content: string;
  /** Content and look: parts with equal keys do not differ. */
  readonly key: string;
  #text?: string;
  #words?: readonly string[];

  /** @param parts child parts, or null for a leaf */
  constructor(element: BuiltElement, parts: readonly Part[] | null, assets: Assets) {
    this.element = element;
    this.tag = element.tagName;
    this.isLeaf = parts === null;
    this.parts = parts ?? [];
    const own = () =>
      factsOfElement(element, assets).map(([name, value]) => [`root.0.${name}`, value] as const);
    this.facts = parts ? new Map(own()) : factsIn(element, assets);
    // A non-breaking space differs from a space.
    const exact = () => textOf(element, (text) => text.replace(/[ \t\r\n]+/g, ' ').trim());
    const texts = parts ? parts.map(({ content }) => content) : [exact()];
    this.content = [[...this.facts].join('\n'), ...texts].filter(Boolean).join('\n');
    const keys = new Map(this.parts.map((part) => [part.element, part.key]));
    this.key = normalHtml(element, assets, parts ? (child) => keys.get(child) ?? '' : undefined);
  }

  /** Text for a reader, white space collapsed. */
  get text(): string {
    this.#text ??= textOf(this.element);
    return this.#text;
  }

  get words(): readonly string[] {
    this.#words ??= this.isLeaf ? wordsIn(this.text) : this.parts.flatMap(({ words }) => words);
    return this.#words;
  }
}

const skippedTags = new Set(['link', 'meta', 'br', 'wbr']);
const atomicTags = new Set(
  'img picture svg iframe video audio input textarea select hr canvas object'.split(' '),
);
const textTags = new Set(
  'p h1 h2 h3 h4 h5 h6 li dt dd figcaption caption blockquote td th summary button a label legend address pre output'.split(
    ' ',
  ),
);

const hasOwnText = (element: BuiltElement) =>
  element.childNodes.some((node) => isText(node) && node.value.trim() !== '');

const isPhrase = (element: BuiltElement): boolean =>
  elements(element).every(
    (child) => (isInline(child) || child.tagName === 'br' || child.tagName === 'svg') && isPhrase(child),
  );

/** Whether an element is a leaf: one thing for a reader, which is not divided further. */
const isLeafElement = (element: BuiltElement) =>
  isDrawing(element) ||
  atomicTags.has(element.tagName) ||
  hasOwnText(element) ||
  elements(element).every((child) => skippedTags.has(child.tagName)) ||
  (textTags.has(element.tagName) && isPhrase(element) && textOf(element) !== '');

/** Returns the facts of an element and its descendants. A drawing or icon counts as a whole. */
export function factsIn(root: BuiltElement, assets: Assets): PartFacts {
  const facts = new Map<string, string>();
  const counts = new Map<string, number>();
  const visit = (part: BuiltElement): void => {
    const tag = part === root ? 'root' : part.tagName;
    const count = counts.get(tag) ?? 0;
    counts.set(tag, count + 1);
    const place = `${tag}.${count}`;
    if (part.tagName === 'use') {
      facts.set(`${place}.icon`, assets.key(attr(part, 'href') ?? '').replace(/^[^#]*#/, ''));
      return;
    }
    for (const [name, value] of factsOfElement(part, assets)) facts.set(`${place}.${name}`, value);
    const isSprite = elements(part)[0]?.tagName === 'use';
    if (isDrawing(part) || (part.tagName === 'svg' && !isSprite)) {
      facts.set(`${place}.drawing`, drawingOf(part, assets));
      // Without its role, which hides its text.
      facts.set(`${place}.words`, textOf({ ...part, attrs: [] }));
    } else elements(part).forEach(visit);
  };
  visit(root);
  return facts;
}

/** Reads the root of a page as a tree of parts. */
export function readTree({ root, assets }: Pick<PageView, 'root' | 'assets'>): Part {
  const partsOf = (element: BuiltElement): Part[] =>
    elements(element)
      .filter((child) => !skippedTags.has(child.tagName) && !isIgnored(child))
      .map((child) => new Part(child, isLeafElement(child) ? null : partsOf(child), assets));
  return new Part(root, partsOf(root), assets);
}
