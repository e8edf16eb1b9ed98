import type { Card } from '../types.ts';
import type { Assets } from './assets.ts';
import { normalHtml, ownMarks } from './attributes.ts';
import { type Block, blocksOf } from './blocks.ts';
import { type Cut, cut } from './built.ts';
import { attr, descendants, type Element, find, parseHtml } from './dom.ts';
import { headFacts } from './head.ts';
import { type Rules, readRules } from './rules.ts';

/** A built page, read. */
export interface PageView {
  url: string;
  html: string;
  /** Size of the HTML with its styles as visitors get it: without the base path of a preview and its marks. */
  bytes: number;
  root: Element;
  blocks: Block[];
  /** What machines are told of the page. */
  head: ReadonlyMap<string, string>;
  card: Card;
  css: string;
  /** The rules of `css`. */
  rules: () => Rules;
  /** The page as far as anybody can notice it: equal texts, equal pages. */
  normal: () => string;
  assets: Assets;
  /** Addresses of files the page asks for: pictures, fonts, scripts. */
  files: { url: string; element: Element }[];
}

/**
 * The page's text without what differs between two builds of the same content: base path, scripts, the app's own marks.
 * Equal texts need no closer look.
 */
export function steady({ markup, css }: Cut, basePath: string): string {
  const bare = atRoot(markup, basePath)
    .replace(/<aside[^>]* data-tool=[\s\S]*?<\/aside>/g, '')
    // A sheet tells the app by its attributes which chunks it stands for: their names differ from build to build.
    .replace(/<(?:script|style)\b[^>]*>(?:<\/(?:script|style)>)?/g, '')
    .replace(/<(?:link|meta)\b[^>]*(?:preload|Content-Security-Policy|name="robots")[^>]*>/g, '')
    .replace(ownMarks, '');
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
    .replace(/ data-app-source="[^"]*"/g, '')
    .replace(/<aside[^>]* data-tool=[\s\S]*?<\/aside>/g, '');

/** Computes once, when first asked. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Parses a page of a built site. */
export function readView(url: string, html: string, basePath: string, assets: Assets): PageView {
  const rooted = atRoot(html, basePath);
  const { css } = cut(rooted);
  const page = parseHtml(rooted) as unknown as Element;
  const body = find(page, ({ tagName }) => tagName === 'body') as Element;
  const root = find(page, (element) => attr(element, 'id') === 'root') ?? body;
  const head = headFacts(page, assets);
  return {
    url,
    html,
    bytes: Buffer.byteLength(shipped(html, basePath)),
    root,
    blocks: blocksOf(root, assets),
    head,
    card: {
      title: head.get('title') ?? '',
      description: head.get('description') ?? '',
      picture: pathOf(
        attr(find(page, (element) => attr(element, 'property') === 'og:image') ?? root, 'content'),
      ),
    },
    css,
    rules: once(() => readRules(css, assets)),
    normal: once(() => [...head].join('\n') + normalHtml(body, assets)),
    assets,
    files: descendants(page).flatMap((element) => filesOf(element).map((file) => ({ url: file, element }))),
  };
}

/** The social picture's address names the production host; the file lies in the folder. */
function pathOf(url: string | null): string | null {
  if (url === null) return null;
  return URL.canParse(url, 'http://preview.invalid') ? new URL(url, 'http://preview.invalid').pathname : url;
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
