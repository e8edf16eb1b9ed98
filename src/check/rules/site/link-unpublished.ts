import { isLost } from '../../../content/frontmatter/fields.ts';
import { type Stage, stageOf } from '../../../content/stage.ts';
import type { SiteRule } from '../../engine/rule.ts';
import type { SiteFile } from '../../engine/site.ts';

/**
 * A page that visitors see leads to pages that visitors see: a draft answers 404, a scheduled entry does until its
 * day. Menu and footer leave such links out by themselves; lists never hold them.
 *
 * Bad: `[Дневник](/feature/diary)` while `diary.mdx` has `draft: true`. Good: the link comes with the page.
 */
export const rule: SiteRule = {
  id: 'link/unpublished',
  *check(site) {
    const waiting = new Map<string, { stage: Stage; day: string }>();
    for (const [file, { content }] of site.files) {
      const found = stageOf(content.frontmatter.data, site.today);
      if (found) waiting.set(file, { stage: found, day: dayOf(content) });
    }
    if (waiting.size === 0) return;
    for (const { file, from, to, field, target, page } of site.links) {
      const hidden = waiting.get(page?.file ?? '');
      const content = site.files.get(file)?.content;
      if (!hidden || !page || !target || !content || page.file === file) continue;
      const own = waiting.get(file);
      // A draft may lead to a draft, and this may be one.
      const { frontmatter } = content;
      const isUnknown = isLost(frontmatter, 'draft') || isLost(frontmatter, 'publishAt');
      if (content.url === null || own?.stage === 'draft' || isUnknown) continue;
      if (hidden.stage === 'scheduled' && own && own.day >= hidden.day) continue;
      yield {
        file,
        from,
        to,
        field,
        ...(hidden.stage === 'draft'
          ? {
              what: `Страница ${target.url}\u00a0— черновик: на сайте эта ссылка никуда не приведёт.`,
              hint: `Уберите ссылку или опубликуйте страницу: удалите строку «draft: true» в\u00a0${page.file}.`,
            }
          : {
              what: `Страница ${target.url} выйдет только ${hidden.day.split('-').reverse().join('.')}: до этого дня ссылка никуда не приведёт.`,
              hint: `Уберите ссылку до этого дня или удалите «publishAt» в\u00a0${page.file}.`,
            }),
      };
    }
  },
};

const dayOf = ({ frontmatter }: SiteFile['content']) => String(frontmatter.data.publishAt ?? '');
