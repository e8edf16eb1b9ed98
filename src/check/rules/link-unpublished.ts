import { isLost } from '../../content/frontmatter/lost-fields.ts';
import { type Stage, stageOf } from '../../content/stage.ts';
import type { SiteRule } from '../engine/rule.ts';
import { type SiteFile, target } from '../engine/site.ts';

/**
 * A page that visitors see leads to pages that visitors see: a draft answers 404, a scheduled entry does until its
 * day. Menu and footer leave such links out by themselves; lists never hold them.
 *
 * Bad: `[Дневник](/feature/diary)` while `diary.mdx` has `draft: true`. Good: the link comes with the page.
 */
export const linkUnpublished: SiteRule = {
  id: 'link/unpublished',
  severity: 'error',
  *check(site) {
    const waiting = new Map<string, { stage: Stage; day: string }>();
    for (const [file, { content }] of site.files) {
      const found = stageOf(content.frontmatter.data, site.today);
      if (found) waiting.set(file, { stage: found, day: dayOf(content) });
    }
    if (waiting.size === 0) return;
    for (const [file, { content, facts }] of site.files) {
      const own = waiting.get(file);
      // A draft may lead to a draft, and this may be one.
      const { lost } = content.frontmatter;
      const isUnknown = isLost(lost, 'draft') || isLost(lost, 'publishAt');
      if (content.url === null || own?.stage === 'draft' || isUnknown) continue;
      for (const { href, from, to, field } of facts.links) {
        const url = target(site, file, href)?.url ?? '';
        const led = site.routes.addresses.get(url)?.file ?? '';
        const hidden = waiting.get(led);
        if (!hidden || led === file) continue;
        if (hidden.stage === 'scheduled' && own && own.day >= hidden.day) continue;
        yield {
          file,
          from,
          to,
          field,
          what:
            hidden.stage === 'draft'
              ? `Страница ${url}\u00a0— черновик: на сайте эта ссылка никуда не приведёт.`
              : `Страница ${url} выйдет только ${hidden.day.split('-').reverse().join('.')}: до этого дня ссылка никуда не приведёт.`,
          hint:
            hidden.stage === 'draft'
              ? `Уберите ссылку или опубликуйте страницу: удалите строку «draft: true» в\u00a0${led}.`
              : `Уберите ссылку до этого дня или удалите «publishAt» в\u00a0${led}.`,
        };
      }
    }
  },
};

const dayOf = ({ frontmatter }: SiteFile['content']) => String(frontmatter.data.publishAt ?? '');
