import { classStart } from '../../class-pattern.ts';
import { readPlace } from '../../content/problems/lines.ts';
import { stageNames } from '../texts.ts';
import type { Assets } from './assets.ts';
import {
  attr,
  type BuiltElement,
  type BuiltNode,
  classesOf,
  elements,
  isBlock,
  isElement,
  isHeading,
  isText,
  silentTags,
  textOf,
} from './dom.ts';

/** Prefix of the app's internal attributes: source position of a block, parts that wait for React. */
const ownPrefix = 'data-app-';
const addressAttributes = new Set(['src', 'href', 'poster', 'content']);
/** Ids made by React's `useId`: they depend on the number of preceding components and mean nothing. */
const countedIds = /[_«:]r_?[0-9a-v]*(?:h[0-9a-v]+)?[_»:]/gi;
const withoutIds = (value: string) => value.replace(countedIds, '');

/** `d-Ab1-card` → `card`. */
const plainClass = (name: string) => name.replace(classStart, '');
/** `d-Ab1-card` → `Ab1`. */
export const sheetHashIn = (name: string): string[] => classStart.exec(name)?.slice(1) ?? [];

/** Returns the source position of an element, from a preview build's `data-app-source`: `pages/a.mdx:12:3`. */
export function sourceOf(element: BuiltElement): { file: string; line: number } | null {
  const at = readPlace(attr(element, 'data-app-source') ?? '');
  return at && { file: at.file, line: at.line };
}

/** Attribute of links whose target visitors do not see yet (src/app/dev/mark-html.ts). */
const stageMark = 'data-stage';
/** Whether an attribute selects a style variant, `data-tone`, or says how wide a picture or what part of a drawing is seen. */
const isVariant = (name: string) =>
  /^(?:data-|sizes$|viewBox$)/.test(name) && !name.startsWith(ownPrefix) && name !== stageMark;
/** Whether an attribute affects at most the look of its element. */
const isLook = (name: string) =>
  name === 'class' || name === 'style' || name.startsWith(ownPrefix) || isVariant(name);

/** Returns the value of an attribute for comparison: files by content, without ids that React counts. */
function comparedValue(name: string, value: string, assets: Assets): string {
  if (name === stageMark) return stageNames[value] ?? value;
  if (addressAttributes.has(name)) return value.startsWith('#') ? withoutIds(value) : assets.key(value);
  if (name === 'srcset') return value.replace(/(?<=^|, ?)[^\s,]+/g, (url) => assets.key(url));
  return withoutIds(value);
}

/** Returns what screen readers say of a tag: the level of a heading, the numbers of a list. */
function spokenOf(element: BuiltElement) {
  if (isHeading(element)) return [{ name: 'level', value: element.tagName.slice(1) }];
  return element.tagName === 'ol' ? [{ name: 'numbered', value: 'true' }] : [];
}

/** Returns the attributes that a person or a machine can notice; pictures are identified by content. */
export const factsOfElement = (element: BuiltElement, assets: Assets): [name: string, value: string][] =>
  [...element.attrs, ...spokenOf(element)]
    .filter(({ name }) => !isLook(name))
    .map(({ name, value }): [string, string] => [name, comparedValue(name, value, assets)])
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Returns what determines an element's look: tag, classes, inline style and variants (`data-tone`). */
export function lookOf(element: BuiltElement): string {
  const variants = element.attrs
    .filter(({ name }) => isVariant(name))
    .map(({ name, value }) => `${name}=${value}`)
    .sort();
  const style = withoutIds(element.attrs.find(({ name }) => name === 'style')?.value ?? '');
  return [element.tagName, ...classesOf(element).map(plainClass).sort(), style, ...variants].join(' ');
}

/** Whether an element is empty or only links stylesheets (src/site/Fold.tsx). */
const isEmpty = (element: BuiltElement) =>
  textOf(element) === '' && elements(element).every(({ tagName }) => tagName === 'link');

/** Whether an element is not part of the page: toolbars for writers and reviewers, scripts, hidden empty elements. */
export const isIgnored = (element: BuiltElement): boolean =>
  silentTags.has(element.tagName) ||
  element.attrs.some(({ name }) => name === 'data-tool' || (name === 'hidden' && isEmpty(element)));

/**
 * Serializes everything noticeable in an element: without comments, scripts, styles and internal attributes, with
 * pictures identified by content. Equal strings mean that nothing differs.
 * @param inside serializes a child element; passed if the results are known already
 */
export function normalHtml(
  element: BuiltElement,
  assets: Assets,
  inside: (child: BuiltElement) => string = (child) => normalHtml(child, assets),
): string {
  if (isIgnored(element)) return '';
  const facts = factsOfElement(element, assets).map(([name, value]) => ` ${name}="${value}"`);
  return `<${lookOf(element)}${facts.join('')}>${inner(element.childNodes, inside)}</${element.tagName}>`;
}

function inner(nodes: readonly BuiltNode[], htmlOf: (element: BuiltElement) => string): string {
  // White space between blocks does not count: a comment between two sections leaves some behind.
  const hasBlocks = nodes.some((node) => isElement(node) && isBlock(node));
  return nodes
    .map((node) => {
      if (isElement(node)) return htmlOf(node);
      if (!isText(node) || (hasBlocks && node.value.trim() === '')) return '';
      return node.value.replace(/[ \t\r\n]+/g, ' ');
    })
    .join('');
}

/** Serializes the content of a drawing, which identifies it. */
export const drawingOf = (element: BuiltElement, assets: Assets): string =>
  inner(element.childNodes, (child) => normalHtml(child, assets));
