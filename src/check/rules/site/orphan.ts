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
    const links = site.links.filter(
      ({ file, page }) => page?.file !== file && file !== pathOfSiteFile('search'),
    );
    const linked = new Set(links.map(({ page }) => page?.file));
    const listed = new Set<ContentType>([...site.files.values()].flatMap(({ facts }) => facts.lists));
    for (const [file, { content }] of site.files) {
      const { url, type, frontmatter } = content;
      const { draft, unlisted } = frontmatter.data;
      const fragment = fragmentType(type);
      const isLinked = linked.has(file) || listed.has(type);
      const isHidden = /(^|\/)_/.test(file) || draft === true || unlisted === true || isMisnamed(file);
      // The footer links to the privacy policy by itself.
      if (isLinked || isHidden || url === null || url === '/' || url === '/privacy') continue;
      if (!fragment && site.routes.addresses.get(url)?.file !== file) continue;
      yield {
        file,
        ...frontmatter.keyRange(['title']),
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
