import { isLost } from '../../content/frontmatter/lost-fields.ts';
import { lonelySlips, type Use } from '../engine/lonely.ts';
import type { SiteRule } from '../engine/rule.ts';

/**
 * A tag of one entry that is spelt almost like another: each would have a list of its own.
 *
 * Bad: `tags: [оценка]` beside `tags: [оценки]`. Good: `tags: [оценки]` in both.
 */
export const tag: SiteRule = {
  id: 'site/tag',
  severity: 'warning',
  *check({ files }) {
    const uses = [...files].flatMap(([file, { content }]): Use[] => {
      const { tags, date } = content.frontmatter.data;
      if (!Array.isArray(tags)) return [];
      return tags.flatMap((name: unknown, place): Use[] =>
        typeof name === 'string' ? [{ file, content, name, path: ['tags', place], date: String(date) }] : [],
      );
    });
    if ([...files.values()].some(({ content }) => isLost(content.frontmatter.lost, 'tags'))) return;
    for (const { use, near } of lonelySlips(uses)) {
      const range = use.content.frontmatter.valueRange(use.path);
      if (!near || !range) continue;
      yield {
        file: use.file,
        ...range,
        field: use.path.join('.'),
        what: `Метка «${use.name}» почти такая же, как «${near}».`,
        hint: `Если это одно и\u00a0то же, напишите «${near}».`,
      };
    }
  },
};
