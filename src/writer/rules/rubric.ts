import type { ContentFile } from '../../content/content-file.ts';
import { isLost } from '../../content/lost-fields.ts';
import { suggest } from '../../content/suggest.ts';
import type { SiteRule } from '../engine/rule.ts';

/**
 * A rubric of one post that is spelt almost like another's: readers would see two where one was meant.
 *
 * Bad: `category: Практики` beside five posts in «Практика». Good: `category: Практика`.
 */
export const rubric: SiteRule = {
  id: 'site/rubric',
  severity: 'warning',
  *check({ files }) {
    // One more post may be in the rubric.
    if ([...files.values()].some(({ content }) => isUnknown(content))) return;
    const posts = [...files].flatMap(([file, { content }]) => {
      const { category, date } = content.frontmatter.data;
      const known = content.type === 'post' && typeof category === 'string';
      return known ? [{ file, content, category, date: String(date) }] : [];
    });
    const uses = new Map<string, number>();
    for (const { category } of posts) uses.set(category, (uses.get(category) ?? 0) + 1);
    const lonely = posts.filter(({ category }) => uses.get(category) === 1);
    // Of two that stand alone the later one is the slip.
    lonely.sort((a, b) => b.date.localeCompare(a.date));
    for (const { file, content, category } of lonely) {
      uses.delete(category);
      const near = suggest(category, [...uses.keys()]);
      const range = content.frontmatter.valueRange(['category']);
      if (!near || !range) continue;
      yield {
        ...{ file, ...range, field: 'category' },
        what: `Рубрики «${category}» нет больше ни у\u00a0одной статьи.`,
        hint: `Возможно, вы имели в\u00a0виду «${near}».`,
      };
    }
  },
};

const isUnknown = ({ type, frontmatter }: ContentFile) =>
  type === 'post' && isLost(frontmatter.lost, 'category');
