import { parse } from 'parse5';
import { decoded } from '../../content/files/paths.ts';
import type { Card } from '../types.ts';
import type { Assets } from './assets.ts';
import type { BuiltPage } from './built.ts';
import { attr, descendants, type Element } from './dom.ts';
import { headFacts } from './facts.ts';

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
