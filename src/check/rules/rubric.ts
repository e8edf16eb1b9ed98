import { z } from 'zod';
import { isLost } from '../../content/frontmatter/lost-fields.ts';
import { entryTypes } from '../../content/types/index.ts';
import { lonelySlips, type Use } from '../engine/lonely.ts';
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

/** What is typed in answer to a question, and is no rubric. */
const answers = new Set(['да', 'нет', 'ок', 'ok', 'yes', 'no', 'y', 'n', '-', '—']);

export const isAnswer = (text: string): boolean => answers.has(text.toLowerCase());

/** Lonely rubrics among the files of a type. */
function* slipsIn(files: readonly [string, SiteFile][]): Generator<SiteFinding> {
  // One more entry may be in the rubric.
  if (files.some(([, { content }]) => isLost(content.frontmatter.lost, 'category'))) return;
  const uses = files.flatMap(([file, { content }]): Use[] => {
    const { category, date } = content.frontmatter.data;
    return typeof category === 'string'
      ? [{ file, content, name: category, path: ['category'], date: String(date) }]
      : [];
  });
  for (const { use, near } of lonelySlips(uses)) {
    const range = use.content.frontmatter.valueRange(use.path);
    if (!range || (!near && !isAnswer(use.name))) continue;
    yield {
      file: use.file,
      ...range,
      field: 'category',
      what: `Рубрики «${use.name}» нет больше ни у\u00a0одной записи.`,
      hint: near
        ? `Возможно, вы имели в\u00a0виду «${near}».`
        : 'Это похоже на ответ, а\u00a0не на рубрику: впишите её название.',
    };
  }
}
