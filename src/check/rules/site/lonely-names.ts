import { z } from 'zod';
import { validField } from '../../../content/content-file.ts';
import { isLost } from '../../../content/frontmatter/fields.ts';
import { dotted, textsIn } from '../../../content/problems/path.ts';
import { suggest } from '../../../content/problems/suggest.ts';
import { entryTypes } from '../../../content/types/index.ts';
import type { SiteFinding, SiteRule } from '../../engine/rule.ts';
import type { SiteFile } from '../../engine/site.ts';

/**
 * Names in a field (rubric or tags) that only one entry has, each with a similar name of other entries. Of two such names, the later
 * one is reported.
 */
function* lonely(
  files: readonly SiteFile[],
  field: string,
  told: (name: string, near: string | null) => Pick<SiteFinding, 'what' | 'hint'> | null,
): Generator<SiteFinding> {
  // Another entry may have the name.
  if (files.some(({ content }) => isLost(content.frontmatter, field))) return;
  // Invalid names are reported by the schema.
  const uses = files.flatMap(({ content }) =>
    textsIn(content.frontmatter.data[field], [field])
      .filter(({ text, path }) => validField(content, path) === text)
      .map(({ text: name, path }) => ({ content, name, path })),
  );
  const count = new Map<string, number>();
  for (const { name } of uses) count.set(name, (count.get(name) ?? 0) + 1);
  const alone = uses.filter(({ name }) => count.get(name) === 1);
  const dayOf = ({ content }: (typeof uses)[number]) => String(content.frontmatter.data.date);
  for (const { content, name, path } of alone.sort((a, b) => dayOf(b).localeCompare(dayOf(a)))) {
    count.delete(name);
    const near = suggest(name, [...count.keys()]);
    // In both directions, since a long word tolerates more edits than a short one.
    const slip = told(name, near && suggest(near, [name]) && near);
    const range = content.frontmatter.valueRange(path);
    if (slip && range) yield { file: content.file, ...range, field: dotted(path), ...slip };
  }
}

/** Types whose entries name a rubric in their own words; of a type's fixed ones its schema tells (problems/schema-problems.ts). */
const withRubrics = entryTypes.filter(({ schema }) => {
  const { category } = schema.shape as Record<string, z.ZodType>;
  return category instanceof z.ZodString;
});

/** Matches answers that are not rubrics. */
const answers = new Set(['да', 'нет', 'ок', 'ok', 'yes', 'no', 'y', 'n', '-', '—']);

export const isAnswer = (text: string): boolean => answers.has(text.toLowerCase());

/**
 * Rubrics and tags have no near-duplicates, which readers would see as two.
 *
 * Bad: `category: Практики` beside five posts in «Практика», `tags: [оценка]` beside `tags: [оценки]`.
 * Good: `category: Практика`, `tags: [оценки]` in both.
 */
export const rule: readonly SiteRule[] = [
  {
    id: 'site/rubric',
    severity: 'warning',
    *check({ files }) {
      const isAnswered = 'Это похоже на ответ, а\u00a0не на рубрику: впишите её название.';
      for (const type of withRubrics) {
        const own = [...files.values()].filter(({ content }) => content.type === type.name);
        yield* lonely(own, 'category', (name, near) => {
          if (!near && !isAnswer(name)) return null;
          const what = `Рубрики «${name}» нет больше ни у\u00a0одной записи.`;
          return { what, hint: near ? `Возможно, вы имели в\u00a0виду «${near}».` : isAnswered };
        });
      }
    },
  },
  {
    id: 'site/tag',
    severity: 'warning',
    *check({ files }) {
      yield* lonely([...files.values()], 'tags', (name, near) =>
        near
          ? {
              what: `Метка «${name}» почти такая же, как «${near}».`,
              hint: `Если это одно и\u00a0то же, напишите «${near}».`,
            }
          : null,
      );
    },
  },
];
