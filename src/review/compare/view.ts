import type { Card } from '../types.ts';
import type { Assets } from './assets.ts';
import { type Block, blocksOf } from './blocks.ts';
import { type Cut, cut } from './built.ts';
import { attr, descendants, type Element, find, parseHtml, textOf } from './dom.ts';
import { type Rules, readRules } from './rules.ts';

/** A built page, read. */
export interface PageView {
  url: string;
  html: string;
  /** Size of the HTML with its styles as visitors get it: without the base path of a preview and its marks. */
  bytes: number;
  root: Element;
  blocks: Block[];
  card: Card;
  rules: Rules;
  /** Addresses of files the page asks for: pictures, fonts, scripts. */
  files: { url: string; element: Element }[];
}

/**
 * The page's text with everything taken out that differs between two builds of the same content: base path, hashed
 * names of scripts and styles, marks for tools, page data. Equal texts need no closer look. Takes text or bytes.
 */
export function steady({ markup, css }: Cut, basePath: string): string {
  const bare = atRoot(markup, basePath)
    .replace(/<aside[^>]* data-tool=[\s\S]*?<\/aside>/g, '')
    .replace(/<script\b[^>]*>(?:<\/script>)?/g, '')
    .replace(/<(?:link|meta)\b[^>]*(?:preload|Content-Security-Policy|name="robots")[^>]*>/g, '')
    .replace(/ data-(?:href|source|discover|part|near)="[^"]*"/g, '')
    .replace(/-[a-f0-9]{8}\.svg#/g, '.svg#')
    .replace(/="[_:]R[\w:-]*_?"/g, '=""')
    .replace(/<!--[\s\S]*?-->/g, '');
  return bare + atRoot(css, basePath);
}

/** The page as if built for the root of its host: `/pr-12/about` and the home page's `/pr-12` lose their prefix. */
function atRoot(html: string, basePath: string): string {
  if (basePath === '/') return html;
  const bare = basePath.slice(0, -1);
  return html.replaceAll(basePath, '/').replace(new RegExp(`="${bare}(?=["?#])`, 'g'), '="/');
}

const shipped = (html: string, basePath: string) =>
  atRoot(html, basePath)
    .replace(/ data-source="[^"]*"/g, '')
    .replace(/<aside[^>]* data-tool=[\s\S]*?<\/aside>/g, '');

const meta = (document: Element, key: string, value: string) =>
  find(document, (element) => element.tagName === 'meta' && attr(element, key) === value);

/** Parses a page of a built site. */
export function readView(url: string, html: string, basePath: string, assets: Assets): PageView {
  const { markup, css } = cut(atRoot(html, basePath));
  const document = parseHtml(markup);
  const page = document as unknown as Element;
  const root =
    find(page, (element) => attr(element, 'id') === 'root') ??
    (find(page, ({ tagName }) => tagName === 'body') as Element);
  const all = descendants(page);
  const title = all.find(({ tagName }) => tagName === 'title');
  const picture = meta(page, 'property', 'og:image');
  return {
    url,
    html,
    bytes: Buffer.byteLength(shipped(html, basePath)),
    root,
    blocks: blocksOf(root, assets),
    card: {
      title: title ? textOf(title) || rawTitle(title) : '',
      description: attr(meta(page, 'name', 'description') ?? root, 'content') ?? '',
      picture: picture ? pathOf(attr(picture, 'content') ?? '') : null,
    },
    rules: readRules(css),
    files: all.flatMap((element) => filesOf(element).map((file) => ({ url: file, element }))),
  };
}

const rawTitle = ({ childNodes }: Element) =>
  childNodes
    .map((node) => ('value' in node ? node.value : ''))
    .join('')
    .trim();

/** The social picture's address names the production host; the file lies in the folder. */
function pathOf(url: string): string {
  try {
    return new URL(url, 'http://preview.invalid').pathname;
  } catch {
    return url;
  }
}

function filesOf(element: Element): string[] {
  const { tagName } = element;
  const value = (name: string) => attr(element, name) ?? '';
  if (tagName === 'img' || tagName === 'source') {
    const set = value('srcset')
      .split(',')
      .map((part) => part.trim().split(/\s+/)[0] ?? '');
    return [value('src'), ...set].filter((url) => url.startsWith('/'));
  }
  if (tagName === 'link' && /preload|stylesheet/.test(value('rel')))
    return [value('href')].filter((url) => url.startsWith('/'));
  if (tagName === 'script') return [value('src')].filter((url) => url.startsWith('/'));
  return [];
}
