import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { listFiles } from '../../content/files/list-files.ts';
import { decoded, htmlFile } from '../../content/files/paths.ts';
import { textAt } from '../text-at.ts';
import type { Card } from '../types.ts';
import type { Assets } from './assets.ts';
import { attr, type BuiltElement, descendants } from './dom.ts';
import { headFacts } from './facts.ts';

/** A built version of the site and its sources. */
export interface Version {
  /** Folder of the built site. */
  folder: string;
  /** Base path of the build. */
  basePath: string;
  /** Project folder with its `pages/`. */
  root: string;
}

/** Returns the addresses of all pages of a built site, without tools' pages (`_components`, `preview/`). */
export const builtPages = (folder: string): string[] =>
  listFiles(folder)
    .files.map((name) => name.normalize('NFC'))
    .filter((name) => name.endsWith('.html') && !/(?:^|\/)_|^(?:preview|static)\//.test(name))
    .map((name) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`))
    .sort();

/**
 * Reads a page and inlines its linked stylesheet, which styles what is below the first screen
 * (src/plugins/prerender/page-styles.ts): whether a rule is inline or linked makes no difference to a reader.
 */
export function readBuilt({ folder, basePath }: Version, url: string) {
  const html = readFileSync(join(folder, htmlFile(url)), 'utf8');
  const sheets = [...html.matchAll(linkedSheet)].map(([, href = '']) => href);
  const css = [...new Set(sheets)]
    .filter((href) => href.startsWith(basePath))
    .map((href) => textAt(folder, href.slice(basePath.length)) ?? '')
    .join('\n')
    // The last rule of a sheet lists for the app which sheets it contains. Searched from a rule's end on, or each character of
    // all selectors would be tried.
    .replace(/(?<=\})[^{}]*\{--rest-of-styles:"[^"]*"\}/g, '');
  const styled = html.replace(linkedSheet, '').replace('</head>', () => `<style>${css}</style></head>`);
  return builtPage(url, styled, basePath);
}
const linkedSheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** A built page as text; addresses have no base path. */
type BuiltPage = ReturnType<typeof builtPage>;

/** Removes the base path from a built page: the prefix of `/pr-12/about` and the home page's `/pr-12`. */
export function builtPage(url: string, built: string, basePath: string) {
  const bare = new RegExp(`="${basePath.slice(0, -1)}(?=["?#])`, 'g');
  const html = basePath === '/' ? built : built.replaceAll(basePath, '/').replace(bare, '="/');
  const css = [...html.matchAll(styles)].map(([, inner = '']) => `${inner}\n`).join('');
  return { url, html, css };
}
const styles = /<style\b[^>]*>([\s\S]*?)(?=<\/style)/g;

/** Parts that no reader sees: the CSP, and scripts except structured data. */
const unread =
  /<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>|<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/** Whether two pages are byte-identical apart from parts that no reader sees. */
export const isSameText = ({ html: before }: BuiltPage, { html: after }: BuiltPage): boolean =>
  before.replace(unread, '') === after.replace(unread, '');

/** Toolbars for writers, which visitors do not get. */
export const writersBars = /<aside[^>]* data-tool=[\s\S]*?<\/aside>/g;

/** The content of scripts and styles, except structured data, after its tag. */
const silentTexts = /(<(script|style)\b(?![^>]*ld\+json)[^>]*>)[\s\S]*?(?=<\/\2)/g;

/** A parsed built page. */
export type PageView = ReturnType<typeof readView>;

/** Parses a page of a built site. */
export function readView(page: BuiltPage, assets: Assets) {
  // In document order. Scripts and styles are most of a page's characters, and parsing takes most of a comparison.
  const all = descendants(parse(page.html.replace(silentTexts, '$1')));
  const body = all.find(({ tagName }) => tagName === 'body') as BuiltElement;
  const root = all.find((element) => attr(element, 'id') === 'root') ?? body;
  /** Metadata for machines. */
  const head = headFacts(all, assets);
  const picture = all.find((element) => attr(element, 'property') === 'og:image');
  // The address contains the production host; the file is in the build folder, under its decoded name.
  const address = picture && attr(picture, 'content')?.replace(/^https?:\/\/[^/]+/, '');
  const card: Card = {
    title: head.get('title') ?? '',
    description: head.get('description') ?? '',
    picture: address ? decoded(address, decodeURI) : null,
  };
  return { ...page, root, body, all, head, card, assets };
}
