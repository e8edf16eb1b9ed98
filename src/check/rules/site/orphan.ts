import { pathOfSiteFile } from '../../../content/types/file-types.ts';
import { fragmentType } from '../../../content/types/index.ts';
import type { ContentType } from '../../../content/types/schemas.ts';
import type { SiteRule } from '../../engine/rule.ts';
import { isMisnamed } from './file-name.ts';

/**
 * Every page is linked from another file (search words do not count), shown by a list or unlisted, and every fragment is on its
 * page.
 *
 * Bad: `pages/promo.mdx` without one link to `/promo`. Good: a link in the menu, the footer or a text.
 */
export const rule: SiteRule = {
  id: 'site/orphan',
  severity: 'warning',
  *check(site) {
    if (!site.isWhole) return;
    const linked = new Set<string>();
    const listed = new Set<ContentType>();
    for (const { file, page } of site.links)
      if (page && page.file !== file && file !== pathOfSiteFile('search')) linked.add(page.file);
    for (const { facts } of site.files.values()) for (const type of facts.lists) listed.add(type);
    for (const [file, { content }] of site.files) {
      const { url, type, frontmatter } = content;
      if (
        url === null ||
        url === '/' ||
        /(^|\/)_/.test(file) ||
        frontmatter.data.draft === true ||
        frontmatter.data.unlisted === true ||
        isMisnamed(file)
      )
        continue;
      const fragment = fragmentType(type);
      if (!fragment && site.routes.addresses.get(url)?.file !== file) continue;
      if (linked.has(file) || listed.has(type)) continue;
      yield {
        file,
        ...(frontmatter.keyRange(['title']) ?? { from: 0 }),
        what: fragment
          ? 'Этот раздел не показан ни на одной странице.'
          : `На страницу ${url} не ведёт ни одна ссылка.`,
        hint: fragment
          ? `Верните на страницу ${fragment.page} блок, который собирает разделы, или удалите файл.`
          : 'Добавьте её в\u00a0меню, в\u00a0подвал или в\u00a0текст другой страницы. Если на неё ведёт только реклама, допишите поле unlisted: true; если она больше не нужна\u00a0— удалите файл.',
      };
    }
  },
};
