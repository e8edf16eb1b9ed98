import { slugOfFile } from '../../../content/files/file-types.ts';
import { replacement } from '../../../content/problems/problems.ts';
import { nearest } from '../../../content/problems/suggest.ts';
import type { SiteRule } from '../../engine/rule.ts';
import { partsOf, type Site } from '../../engine/site.ts';

/** Anchors of every page: the shell's own (src/app/shell/Shell.tsx). */
const everywhere = ['content', 'top'];

/**
 * The part after `#` names a place that the page has: a heading, an `id`, a group of a list. Cyrillic anchors are
 * compared decoded.
 *
 * Bad: `/features#tutors`. Good: `/features#tutor`.
 */
export const rule: SiteRule = {
  id: 'link/anchor',
  *check(site) {
    for (const link of site.links) {
      const { file, href, from, to, field, literal, target, page } = link;
      if (!target?.hash || !page) continue;
      const anchors = [...anchorsOf(site, page.file), ...everywhere];
      if (anchors.includes(target.hash) || isUnread(site, page.file)) continue;
      const near = nearest(target.hash, anchors);
      const right = near ? href.slice(0, href.indexOf('#') + 1) + near.name : '';
      yield {
        file,
        from,
        to,
        field,
        what: `На странице ${target.url} нет места «#${target.hash}».`,
        expected: near || anchors.length > 14 ? '' : `Есть: ${anchors.map((id) => `#${id}`).join(', ')}.`,
        hint: near
          ? `Возможно, вы имели в\u00a0виду «#${near.name}».`
          : 'Уберите часть после # или поставьте там <Anchor id="…" />.',
        fix: near?.only && literal ? replacement(link, right) : undefined,
      };
    }
  },
};

/** Anchors of a page and of the parts that it is composed of. */
const anchorsOf = (site: Site, page: string): string[] => [
  ...(site.files.get(page)?.facts.anchors ?? []),
  ...partsOf(site, page).flatMap(({ content, facts }) => [slugOfFile(content.file), ...facts.anchors]),
];

/** A page that cannot be read whole may have any anchor: its own problem says so. */
const isUnread = ({ files }: Site, file: string) => {
  const { facts, content } = files.get(file) ?? {};
  return [...(facts?.problems ?? []), ...(content?.problems ?? [])].some(({ rule }) =>
    /^(?:mdx\/(?:syntax|leftover)|frontmatter\/fence)$/.test(rule),
  );
};
