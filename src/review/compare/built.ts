import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { dataFile, decoded, htmlFile } from '../../content/files/paths.ts';
import type { Card } from '../types.ts';
import type { Assets } from './assets.ts';
import { attr, descendants, type Element } from './dom.ts';
import { headFacts } from './facts.ts';

/** One built version of the site with the sources it was made of. */
export interface Version {
  /** Folder of the built site. */
  folder: string;
  /** Base path it was built for. */
  basePath: string;
  /** Project folder with its `pages/`. */
  root: string;
}

/** Addresses of all pages of a built site; tools' pages (`_components`, `preview/`) are none. */
export function builtPages(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/').normalize('NFC'))
    .filter((name) => name.endsWith('.html') && !/(?:^|\/)_|^(?:preview|static)\//.test(name))
    .map((name) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`))
    .sort();
}

/** What a build has written of a page for the browser: the answers of its queries name the entries that it lists. */
export function dataOf(folder: string, url: string): string {
  const file = join(folder, dataFile(url));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** A built page as text, as if built for the root of its host. */
export interface BuiltPage {
  url: string;
  html: string;
  css: string;
}

/**
 * A page with its linked sheet in the head. It styles what stands below the first screen
 * (src/plugins/prerender/page-styles.ts): what lies on which side of that line is nothing to a reader.
 */
export function readBuilt({ folder, basePath }: Version, url: string): BuiltPage {
  const html = readFileSync(join(folder, htmlFile(url)), 'utf8');
  const sheets = [...html.matchAll(linkedSheet)].map(([, href = '']) => href);
  const css = [...new Set(sheets)]
    .filter((href) => href.startsWith(basePath))
    .map((href) => {
      const file = join(folder, href.slice(basePath.length));
      // Its last rule tells the app which of its sheets are in here.
      return existsSync(file)
        ? readFileSync(file, 'utf8').replace(/:root\{--rest-of-styles:"[^"]*"\}/, '')
        : '';
    })
    .join('\n');
  const styled = html.replace(linkedSheet, '').replace('</head>', () => `<style>${css}</style></head>`);
  return builtPage(url, styled, basePath);
}
const linkedSheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** A page as built for a base path: `/pr-12/about` and the home page's `/pr-12` lose their prefix. */
export function builtPage(url: string, built: string, basePath: string): BuiltPage {
  const bare = new RegExp(`="${basePath.slice(0, -1)}(?=["?#])`, 'g');
  const html = basePath === '/' ? built : built.replaceAll(basePath, '/').replace(bare, '="/');
  const css = [...html.matchAll(styles)].map(([, inner = '']) => `${inner}\n`).join('');
  return { url, html, css };
}
const styles = /<style\b[^>]*>([\s\S]*?)(?=<\/style)/g;

/** What no reader has of a page, and what guards it: scripts hold the menus' files and what waits on other pages. */
const unread =
  /<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>|<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/** Whether two pages are the same to the letter, for whoever reads them. */
export const isSameText = ({ html: before }: BuiltPage, { html: after }: BuiltPage): boolean =>
  before.replace(unread, '') === after.replace(unread, '');

/** Bars for writers, which visitors do not get. */
export const ourBars = /<aside[^>]* data-tool=[\s\S]*?<\/aside>/g;

/** A built page, read. */
export interface PageView extends BuiltPage {
  root: Element;
  body: Element;
  /** Every element of the page, in order. */
  all: Element[];
  /** What machines are told of the page. */
  head: ReadonlyMap<string, string>;
  card: Card;
  assets: Assets;
}

/** Parses a page of a built site. */
export function readView(page: BuiltPage, assets: Assets): PageView {
  const all = descendants(parse(page.html));
  const body = all.find(({ tagName }) => tagName === 'body') as Element;
  const root = all.find((element) => attr(element, 'id') === 'root') ?? body;
  const head = headFacts(all, assets);
  const picture = all.find((element) => attr(element, 'property') === 'og:image');
  // Its address names the production host; the file lies in the folder, under its name as people read it.
  const address = picture && attr(picture, 'content')?.replace(/^https?:\/\/[^/]+/, '');
  return {
    ...page,
    root,
    body,
    all,
    head,
    card: {
      title: head.get('title') ?? '',
      description: head.get('description') ?? '',
      picture: address ? decoded(address, decodeURI) : null,
    },
    assets,
  };
}
