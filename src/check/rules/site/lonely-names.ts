import { z } from 'zod';
import { isValidField } from '../../../content/content-file.ts';
import { dotted, textsIn } from '../../../content/problems/path.ts';
import { nearest, perhaps } from '../../../content/problems/suggest.ts';
import { entryTypes } from '../../../content/types/index.ts';
import type { SiteRule } from '../../engine/rule.ts';
import type { CheckedFile } from '../../engine/site.ts';

/**
 * Finds names in a field (rubric or tags) that only one entry has, each with a similar one of other entries or null. Of two similar
 * ones, that of the newer entry is found.
 */
function* uniqueNames(files: readonly CheckedFile[], field: string) {
  // Invalid names are reported by the schema.
  const uses = files.flatMap(({ content }) =>
    textsIn(content.frontmatter.data[field], [field])
      .filter(({ path }) => isValidField(content, path))
      .map(({ text: name, path }) => ({ content, name, path })),
  );
  const count = new Map<string, number>();
  for (const { name } of uses) count.set(name, (count.get(name) ?? 0) + 1);
  const alone = uses.filter(({ name }) => count.get(name) === 1);
  const dayOf = ({ content }: (typeof uses)[number]) => String(content.frontmatter.data.date);
  for (const { content, name, path } of alone.sort((a, b) => dayOf(b).localeCompare(dayOf(a)))) {
    count.delete(name);
    const { name: near } = nearest(name, [...count.keys()]) ?? {};
    // In both directions, since a long word tolerates more edits than a short one.
    const isNear = near !== undefined && nearest(near, [name]) !== null;
    const place = {
      file: content.file,
      ...content.frontmatter.valueRange(path),
      field: dotted(path),
    };
    yield { name, near: isNear ? near : null, place };
  }
}

/** Types with free rubrics; a fixed set is checked by its schema. */
const withRubrics = entryTypes.filter(({ schema }) => {
  const { category } = schema.shape as Record<string, z.ZodType>;
  return category instanceof z.ZodString;
});

/** Whether a text answers a question of `npm run new` and is no rubric. */
export const isAnswer = (text: string): boolean => /^(?:да|нет|ок|ok|yes|no|y|n|-|—)$/i.test(text);

/**
 * Rubrics and tags have no near-duplicates, which readers would see as two.
 *
 * Bad: `category: Практики` beside five posts in «Практика», `tags: [оценка]` beside `tags: [оценки]`.
 * Good: `category: Практика`, `tags: [оценки]` in both.
 */
export const rule: SiteRule = {
  id: 'site/rubric',
  severity: 'warning',
  *check({ files, isWhole }) {
    if (!isWhole) return;
    const all = [...files.values()];
    const ofType = withRubrics.map(({ name }) => all.filter(({ content }) => content.type === name));
    for (const { name, near, place } of ofType.flatMap((own) => [...uniqueNames(own, 'category')]))
      if (near || isAnswer(name))
        yield {
          ...place,
          what: `Рубрики «${name}» нет больше ни у\u00a0одной записи.`,
          hint: near
            ? perhaps(`«${near}»`)
            : 'Это похоже на ответ, а\u00a0не на рубрику: впишите её название.',
        };
    for (const { name, near, place } of uniqueNames(all, 'tags'))
      if (near)
        yield {
          ...place,
          rule: 'site/tag',
          what: `Метка «${name}» почти такая же, как «${near}».`,
          hint: `Если это одно и\u00a0то же, напишите «${near}».`,
        };
  },
};
