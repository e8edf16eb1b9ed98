import { join } from 'node:path';
import { isFile } from '../../content/files/list-files.ts';
import { decoded, htmlFile } from '../../content/files/paths.ts';
import { unescapeHtml } from '../../html.ts';
import { builtPages, cut, htmlOf, type Version } from '../compare/built.ts';
import { once } from '../once.ts';
import type { SourcePage, SourceTree } from '../source/pages.ts';
import type { BrokenLink, Source } from '../types.ts';

type Found = Omit<BrokenLink, 'isNew'>;

/** What attributes of a page say, each value once. */
function valuesIn(bytes: string, pattern: RegExp): Set<string> {
  const values = new Set([...cut(bytes).markup.matchAll(pattern)].map(([, value]) => value ?? ''));
  return new Set([...values].map(unescapeHtml));
}
const asked = /\s(?:href|src|poster|action)="([#/][^"]*)"/g;
const named = /\s(?:id|name)="([^"]+)"/g;

/** Links that lead nowhere inside a built site. */
function brokenOf({ folder, basePath }: Version, tree: SourceTree): Found[] {
  const all = builtPages(folder);
  const inSite = new Set(all);
  const idsOf = once((url: string) => valuesIn(htmlOf(folder, url), named));
  const lineOf = openLines(tree);

  function reasonOf(page: string, href: string): string | null {
    const [address = '', hash = ''] = href.split('#', 2);
    const path = decoded(address.replace(/\?.*$/, ''));
    // Pages for writers: in a preview they stand or fall with the build, not with the text.
    if (/\/_(?:components|health)/.test(path)) return null;
    if (path !== '' && `${path}/` !== basePath && !path.startsWith(basePath))
      return `Адрес ведёт мимо папки ${basePath}.`;
    const inner = path === '' ? page : `/${path.slice(basePath.length)}`.replace(/(.)\/$/, '$1');
    if (!inSite.has(inner))
      return [inner, htmlFile(inner)].some((file) => isFile(join(folder, file)))
        ? null
        : 'Такой страницы или файла нет.';
    const id = decoded(hash);
    return id === '' || id === 'top' || idsOf(inner).has(id) ? null : `На странице нет места «#${id}».`;
  }

  return all.flatMap((page) =>
    [...valuesIn(htmlOf(folder, page), asked)]
      .filter((href) => !href.startsWith('//'))
      .flatMap((href) => {
        const reason = reasonOf(page, href);
        const inner = href.startsWith(basePath) ? `/${href.slice(basePath.length)}` : href;
        return reason ? [{ page, href: inner, reason, source: lineOf(page, inner) }] : [];
      }),
  );
}

/** What stands around an address in Markdown, JSX and YAML. */
const separators = /[\s"'`()<>{}[\],]+/;

/** Finds the line of a page's file, or of any site file, that holds a link: as a whole, else as a part of another address. */
function openLines({ byUrl, byFile }: SourceTree): (page: string, href: string) => Source | null {
  const linesOf = (files: readonly SourcePage[]) =>
    files.flatMap(({ file, source }) =>
      source.split('\n').map((text, index) => ({ text, place: { file, line: index + 1 } })),
    );
  const search = (lines: ReturnType<typeof linesOf>, href: string) => ({
    whole: lines.find(({ text }) => text.split(separators).includes(href))?.place,
    part: lines.find(({ text }) => text.includes(href))?.place,
  });
  const shared = linesOf([...byFile.values()].filter(({ file }) => file.startsWith('pages/_site/')));
  const inShared = once((href: string) => search(shared, href));
  return (page, href) => {
    const file = byUrl.get(page);
    const [own, others] = [search(linesOf(file ? [file] : []), href), inShared(href)];
    return own.whole ?? others.whole ?? own.part ?? others.part ?? null;
  };
}

/**
 * Links of the new version that lead nowhere. Those that the old one had too are told apart, by the file that they are written in:
 * a page that is new does not make what the menu lacks new.
 * @param sources of both versions
 * @param renamed addresses in the old version of pages that have another one now
 */
export function brokenLinks(
  head: Version,
  base: Version | null,
  sources: { head: SourceTree; base: SourceTree | null },
  renamed: ReadonlyMap<string, string>,
): BrokenLink[] {
  const placeOf = ({ page, href, source }: Found, { byUrl }: SourceTree, from = page) =>
    `${source && source.file !== byUrl.get(page)?.file ? source.file : from} ${href}`;
  const found = brokenOf(head, sources.head);
  const old = sources.base;
  const before = base && old && found.length > 0 ? brokenOf(base, old) : [];
  const known = new Set(before.map((link) => old && placeOf(link, old)));
  return found.map((link) => ({
    ...link,
    isNew: !known.has(placeOf(link, sources.head, renamed.get(link.page))),
  }));
}
