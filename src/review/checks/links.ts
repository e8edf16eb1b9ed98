import { join } from 'node:path';
import { isFile } from '../../content/files/list-files.ts';
import { decoded, htmlFile } from '../../content/files/paths.ts';
import { unescapeHtml } from '../../html.ts';
import { builtPages, cut, htmlOf, type Version } from '../compare/built.ts';
import type { SourceTree } from '../source/pages.ts';
import type { BrokenLink, Source } from '../types.ts';

type Found = Pick<BrokenLink, 'page' | 'href' | 'reason'>;

/** What attributes of a page say, each value once. */
function valuesIn(bytes: string, pattern: RegExp): Set<string> {
  const values = new Set([...cut(bytes).markup.matchAll(pattern)].map(([, value]) => value ?? ''));
  return new Set([...values].map(unescapeHtml));
}
const asked = /\s(?:href|src|poster|action)="([#/][^"]*)"/g;
const named = /\s(?:id|name)="([^"]+)"/g;

/** Links that lead nowhere inside a built site. */
function brokenOf({ folder, basePath }: Version): Found[] {
  const all = builtPages(folder);
  const inSite = new Set(all);
  const ids = new Map<string, Set<string>>();
  const idsOf = (url: string) => {
    let known = ids.get(url);
    if (!known) {
      known = valuesIn(htmlOf(folder, url), named);
      ids.set(url, known);
    }
    return known;
  };

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
        return reason ? [{ page, href: inner, reason }] : [];
      }),
  );
}

/** What stands around an address in Markdown, JSX and YAML. */
const separators = /[\s"'`()<>{}[\],]+/;

/** The line of the page's file, or of any site file, that holds the link: as a whole, else as a part of another address. */
function lineOf(tree: SourceTree, page: string, href: string): Source | null {
  const own = tree.byUrl.get(page);
  const others = [...tree.byFile.values()].filter(({ file }) => file.startsWith('pages/_site/'));
  const lines = (own ? [own, ...others] : others).flatMap(({ file, source }) =>
    source.split('\n').map((text, index) => ({ text, place: { file, line: index + 1 } })),
  );
  const found =
    lines.find(({ text }) => text.split(separators).includes(href)) ??
    lines.find(({ text }) => text.includes(href));
  return found?.place ?? null;
}

/**
 * Links of the new version that lead nowhere; those the old one had too are told apart.
 * @param tree sources of the new version
 */
export function brokenLinks(head: Version, base: Version | null, tree: SourceTree): BrokenLink[] {
  const found = brokenOf(head);
  const old = base && found.length > 0 ? brokenOf(base) : [];
  const known = new Set(old.map(({ page, href }) => `${page} ${href}`));
  return found.map((link) => ({
    ...link,
    isNew: !known.has(`${link.page} ${link.href}`),
    source: lineOf(tree, link.page, link.href),
  }));
}
