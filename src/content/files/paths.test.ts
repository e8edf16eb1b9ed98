import { describe, expect, it } from 'vitest';
import { typeOfFile } from '../types/file-types.ts';
import {
  dataFile,
  fileToUrl,
  htmlFile,
  isNotFoundFile,
  normalizeUrl,
  notFoundScope,
  withBase,
} from './paths.ts';

describe('a file and its address', () => {
  it.each([
    ['pages/index.mdx', '/'],
    ['pages/about.mdx', '/about'],
    ['pages/about/index.mdx', '/about'],
    ['pages/feature/digital-journal.mdx', '/feature/digital-journal'],
    ['pages/centers/1.mdx', '/centers/1'],
    ['pages/home_software_company.mdx', '/home_software_company'],
    ['pages/index-of-all.mdx', '/index-of-all'],
    ['pages/a/b/c.mdx', '/a/b/c'],
    ['pages/Новости/Май.mdx', '/Новости/Май'],
    ['pages/mdx.mdx', '/mdx'],
    ['pages/_site/settings.mdx', null],
    ['pages/_404.mdx', null],
    ['pages/feature/_404.mdx', null],
    ['pages/_drafts/about.mdx', null],
    ['pages/blog/_drafts/may.mdx', null],
    ['pages/._about.mdx', null],
    ['pages/.mdx', null],
  ])('%s -> %s', (file, url) => expect(fileToUrl(file)).toBe(url));

  it('is the same for composed and decomposed letters (macOS writes й as two)', () => {
    expect(fileToUrl('pages/Май.mdx'.normalize('NFD'))).toBe('/Май'.normalize('NFC'));
  });
});

describe('the type of a file', () => {
  it.each([
    ['pages/index.mdx', 'page'],
    ['pages/feature/digital-journal.mdx', 'feature'],
    ['pages/blog-single/first.mdx', 'post'],
    ['pages/portfolio_details/x.mdx', 'portfolio'],
    ['pages/team-single/x.mdx', 'member'],
    ['pages/service-single/x.mdx', 'service'],
    ['pages/centers/1.mdx', 'center'],
    ['pages/centers.mdx', 'page'],
    ['pages/feature/index.mdx', 'page'],
    ['pages/feature/deep/x.mdx', 'page'],
    ['pages/feature/_404.mdx', 'page'],
    ['pages/_site/settings.mdx', 'settings'],
    ['pages/_site/header.mdx', 'header'],
    ['pages/_site/footer.mdx', 'footer'],
    ['pages/_site/other.mdx', null],
    ['pages/feature/_draft.mdx', null],
    ['pages/feature/class.png', null],
  ])('%s is %s', (file, type) => expect(typeOfFile(file)).toBe(type));

  it.each([
    ['pages/_404.mdx', true, '/'],
    ['pages/feature/_404.mdx', true, '/feature'],
    ['pages/a/b/_404.mdx', true, '/a/b'],
    ['pages/x_404.mdx', false, '/'],
  ])('%s: not-found page %s, answers below %s', (file, is, scope) => {
    expect([isNotFoundFile(file), notFoundScope(file)]).toEqual([is, scope]);
  });
});

describe('addresses', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/about///', '/about'],
    ['/about?a=/b/', '/about'],
    ['/about/?a#b', '/about'],
    ['/about#a?b', '/about'],
    ['/%D0%9C%D0%B0%D0%B9', '/Май'],
    ['/%D0%B8%CC%86', '/й'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/a%2Fb', '/a%2Fb'],
  ])('normalizeUrl(%s) is %s', (url, normal) => expect(normalizeUrl(url)).toBe(normal));

  it.each([
    ['/', 'index.html', '_page/index.json'],
    ['/about', 'about.html', '_page/about.json'],
    ['/feature/x', 'feature/x.html', '_page/feature/x.json'],
  ])('%s is written to %s and %s', (url, html, data) => {
    expect([htmlFile(url), dataFile(url)]).toEqual([html, data]);
  });

  it.each([
    ['/', '/', '/'],
    ['/', '/about', '/about'],
    ['/some/prefix/', '/', '/some/prefix/'],
    ['/some/prefix/', '/about#a', '/some/prefix/about#a'],
    ['/some/prefix', '/about', '/some/prefix/about'],
  ])('base %s and %s make %s', (base, url, joined) => expect(withBase(base, url)).toBe(joined));
});
