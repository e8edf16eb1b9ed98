import { beforeEach, describe, expect, it } from 'vitest';
import { applyHead, headHtml } from '../../src/app/head.ts';
import { getHead } from '../../src/app/server/page-head.ts';
import type { Entry } from '../../src/content/entry.ts';
import type { PageType } from '../../src/content/types/registry.ts';
import { samples } from '../content.ts';
import { sampleSite } from '../sampleSite.ts';

const entry = (type: PageType, url: string, over: object = {}, notFound = false) =>
  ({ type, url, file: '', aliases: [], notFound, data: { ...samples[type], ...over } }) as unknown as Entry;
const site = { index: { site: sampleSite }, origin: 'https://daftar.example', base: '/' };
const about = entry('page', '/about', { title: 'О нас' });

describe('the head of a page', () => {
  it.each([
    ['home leads with the brand', entry('page', '/'), 'Дафтар — Вся учёба в одном месте'],
    ['others end with it', about, 'О нас — Дафтар'],
    ['not found is not home', entry('page', '/', { title: 'Нет' }, true), 'Нет — Дафтар'],
  ])('%s', (_, page, title) => expect(getHead(page, site).title).toBe(title));

  it('has a canonical with origin, base path and encoded letters', () => {
    const canonical = (url: string, base: string) => getHead(entry('page', url), { ...site, base }).canonical;
    expect(canonical('/', '/')).toBe('https://daftar.example/');
    expect(canonical('/', '/a/b/')).toBe('https://daftar.example/a/b/');
    expect(canonical('/май', '/a/b/')).toBe('https://daftar.example/a/b/%D0%BC%D0%B0%D0%B9');
  });

  it.each([
    ['a page', about, 'ru', null, true],
    ['a template page', entry('page', '/team', { template: true }), 'en', 'noindex', true],
    ['a service', entry('service', '/service-single/x'), 'en', 'noindex', true],
    ['not found', entry('page', '/feature', {}, true), 'ru', 'noindex', false],
  ])('%s: language, robots, canonical', (_, page, lang, robots, canonical) => {
    const head = getHead(page, site);
    expect([head.lang, head.robots, head.canonical !== null]).toEqual([lang, robots, canonical]);
  });

  it('is written without letting a title out of its tag', () => {
    const html = headHtml(getHead(entry('page', '/x', { title: '</title><script>"&' }), site));
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;&amp; — Дафтар</title>');
    expect(html).not.toContain('<script>');
  });
});

describe('after a client navigation', () => {
  beforeEach(() => {
    document.head.innerHTML = headHtml(getHead(about, site));
  });
  const count = (selector: string) => document.head.querySelectorAll(selector).length;

  it('there is one of each tag, with the new values; the structured data of the page before are gone', () => {
    document.head.append(document.createElement('script'));
    document.head.querySelector('script')?.setAttribute('type', 'application/ld+json');
    applyHead(getHead(entry('service', '/service-single/x'), site));
    expect(document.title).toBe('Образец записи — Дафтар');
    expect(document.documentElement.lang).toBe('en');
    for (const selector of ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[name=robots]'])
      expect(count(selector)).toBe(1);
    expect(count('script')).toBe(0);
    expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://daftar.example/service-single/x',
    );
  });

  it('what the new page does not have is gone, and comes back', () => {
    applyHead(getHead(entry('page', '/', {}, true), site));
    expect(count('link[rel=canonical]')).toBe(0);
    applyHead(getHead(about, site));
    expect([count('link[rel=canonical]'), count('meta[name=robots]')]).toEqual([1, 0]);
  });

  it('nothing is left of the pages before', () => {
    applyHead(getHead(about, site));
    const { length } = document.head.childNodes;
    applyHead(getHead(about, site));
    expect(document.head.childNodes).toHaveLength(length);
  });
});
