import type { Assets } from './assets.ts';
import { attr, descendants, type Element, textOf } from './dom.ts';
import { leaves } from './facts.ts';

/** Parts of the head that a build makes for itself. */
const ownMeta = new Set(['robots', 'generator']);
const ownLinks = /preload|stylesheet|prefetch/;

const rawText = ({ childNodes }: Element) =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** The file behind an address, with or without the production host before it. */
function heldBy(value: string, assets: Assets): string {
  const path = /^https?:\/\/[^/]+(\/.*)$/.exec(value)?.[1];
  if (!path) return assets.key(value);
  const key = assets.key(path);
  return key === path ? value : key;
}

/** What machines are told of a page: language, title, meta, links, structured data; files by what they hold. */
export function headFacts(document: Element, assets: Assets): Map<string, string> {
  const facts = new Map<string, string>();
  const add = (name: string, value: string) => {
    let key = name;
    for (let count = 2; facts.has(key); count++) key = `${name} ${count}`;
    facts.set(key, heldBy(value, assets));
  };
  for (const element of descendants(document)) {
    const { tagName } = element;
    if (tagName === 'html') add('язык', attr(element, 'lang') ?? '');
    else if (tagName === 'title' && element.parentNode && 'tagName' in element.parentNode) {
      if (element.parentNode.tagName === 'head') add('title', textOf(element) || rawText(element).trim());
    } else if (tagName === 'meta') {
      const name = attr(element, 'property') ?? attr(element, 'name');
      if (name && !ownMeta.has(name)) add(name, attr(element, 'content') ?? '');
    } else if (tagName === 'link') {
      const [rel, href] = [attr(element, 'rel') ?? '', attr(element, 'href') ?? ''];
      const name = ['link', rel, attr(element, 'sizes') ?? attr(element, 'type')].filter(Boolean).join(' ');
      // What a feed or a manifest holds is no part of the page.
      if (/alternate|manifest/.test(rel)) facts.set(name, href);
      else if (!ownLinks.test(rel)) add(name, href);
    } else if (tagName === 'script' && attr(element, 'type') === 'application/ld+json') {
      try {
        for (const { path, text } of leaves(JSON.parse(rawText(element))))
          add(`schema.org ${path.join('.')}`, text);
      } catch {
        add('schema.org', rawText(element));
      }
    }
  }
  return facts;
}
