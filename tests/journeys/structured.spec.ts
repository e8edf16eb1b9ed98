import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { builtSite } from './folders.ts';
import { shared as test } from './shared.ts';
import { builtPages, sitemapPages } from './site.ts';

/**
 * The structured data of the built pages. Required fields are from
 * https://developers.google.com/search/docs/appearance/structured-data; src/app/structured creates the data.
 */
const required: Record<string, string[]> = {
  Organization: ['name'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Person: ['name'],
  Service: ['name', 'provider', 'offers'],
  Offer: ['name', 'url'],
  ContactPage: ['name', 'mainEntity'],
  LocalBusiness: ['name', 'address', 'telephone', 'openingHoursSpecification'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  ContactPoint: ['contactType', 'telephone'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
};
/** The types that the pages of an address must contain. */
const expected: [address: RegExp, type: string][] = [
  [/^\/$/, 'Organization'],
  [/^\/$/, 'WebSite'],
  [/^\/pricing$/, 'Offer'],
  [/^\/contact$/, 'LocalBusiness'],
  [/^\/(?:blog-single|feature)\/|^\/(?:about|pricing|contact|blog)$/, 'BreadcrumbList'],
  [/^\/blog-single\//, 'BlogPosting'],
];

type Thing = { [name: string]: unknown };

/** Returns every typed object of the data, at any depth. */
function things(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(things);
  return '@type' in value ? [value as Thing, ...inside] : inside;
}

test('the structured data of every page is complete and repeats visible text', () => {
  const listed = sitemapPages();
  const wrong: string[] = [];
  let pages = 0;
  for (const url of builtPages()) {
    const html = readFileSync(join(builtSite, url === '/' ? 'index.html' : `${url.slice(1)}.html`), 'utf8');
    const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const found = texts.flatMap(([, text = '']) => things(JSON.parse(text)));
    if (found.length > 0) pages++;
    if (texts.length > 1) wrong.push(`${url}: ${texts.length} texts`);
    for (const thing of found) {
      const fields = required[String(thing['@type'])];
      const missing = fields?.filter((name) => [undefined, null, ''].includes(thing[name] as never));
      if (!missing || missing.length > 0) wrong.push(`${url}: ${thing['@type']} lacks ${missing}`);
      for (const [name, value] of Object.entries(thing)) {
        if (typeof value !== 'string') continue;
        if (/[<\u00a0]|&\w+;/.test(value)) wrong.push(`${url}: ${name} is no plain text: ${value}`);
        const isAddress = /^(?:url|item|image|logo|@id|mainEntityOfPage|urlTemplate)$/.test(name);
        if (isAddress && !/^https:\/\//.test(value)) wrong.push(`${url}: ${name} is ${value}`);
      }
    }
    for (const [address, type] of expected)
      if (listed.includes(url) && address.test(url) && !found.some((thing) => thing['@type'] === type))
        wrong.push(`${url}: no ${type}`);
  }
  expect(wrong).toEqual([]);
  expect(pages).toBeGreaterThan(30);
});
