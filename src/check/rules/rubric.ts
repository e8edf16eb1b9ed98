import { z } from 'zod';
import { isLost } from '../../content/frontmatter/lost-fields.ts';
import { suggest } from '../../content/problems/suggest.ts';
import { entryTypes } from '../../content/types/index.ts';
import type { SiteFinding, SiteRule } from '../engine/rule.ts';
import type { SiteFile } from '../engine/site.ts';

/** Types whose entries name a rubric in their own words. */
const withRubrics = entryTypes.filter(({ schema }) => {
  const { category } = schema.shape as Record<string, z.ZodType>;
  return category instanceof z.ZodString;
});

/**
 * A rubric of one entry that is spelt almost like another's: readers would see two where one was meant.
 *
 * Bad: `category: Практики` beside five posts in «Практика». Good: `category: Практика`.
 */
export const rubric: SiteRule = {
  id: 'site/rubric',
  severity: 'warning',
  *check({ files }) {
    for (const { name } of withRubrics)
      yield* slipsIn([...files].filter(([, { content }]) => content.type === name));
  },
};

/** Lonely rubrics among the files of a type. */
function* slipsIn(files: readonly [string, SiteFile][]): Generator<SiteFinding> {
  // One more entry may be in the rubric.
  if (files.some(([, { content }]) => isLost(content.frontmatter.lost, 'category'))) return;
  const entries = files.flatMap(([file, { content }]) => {
    const { category, date } = content.frontmatter.data;
    return typeof category === 'string' ? [{ file, content, category, date: String(date) }] : [];
  });
  const uses = new Map<string, number>();
  for (const { category } of entries) uses.set(category, (uses.get(category) ?? 0) + 1);
  const lonely = entries.filter(({ category }) => uses.get(category) === 1);
  // Of two that stand alone the later one is the slip.
  lonely.sort((a, b) => b.date.localeCompare(a.date));
  for (const { file, content, category } of lonely) {
    uses.delete(category);
    const near = suggest(category, [...uses.keys()]);
    const range = content.frontmatter.valueRange(['category']);
    if (!near || !range) continue;
    yield {
      ...{ file, ...range, field: 'category' },
      what: `Рубрики «${category}» нет больше ни у\u00a0одной записи.`,
      hint: `Возможно, вы имели в\u00a0виду «${near}».`,
    };
  }
}
