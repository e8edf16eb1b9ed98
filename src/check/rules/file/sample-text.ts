import { isLost } from '../../../content/frontmatter/fields.ts';
import { textsIn } from '../../../content/problems/path.ts';
import { entryTypes } from '../../../content/types/index.ts';
import type { FileRule } from '../../engine/rule.ts';
import { placeIn } from '../../engine/runs.ts';

const facts = { title: '', slug: '', category: '', order: 1, today: '' };
const texts = new Set(
  entryTypes
    .flatMap(({ scaffold }) => [
      ...textsIn(scaffold.sample(facts)).map(({ text }) => text),
      ...scaffold.body(facts).split('\n'),
    ])
    .map((text) => text.replace(/^#+ /, ''))
    .filter((text) => /^(?:Замените|Replace) /.test(text)),
);

/** True for a text that `npm run new` put where the writer's own should stand. */
export const isSampleText = (text: string): boolean => texts.has(text.replaceAll('\u00a0', ' ').trim());

/**
 * The texts of `npm run new` say what to write in their place. A draft may hold them, a page that is to be seen may not.
 *
 * Bad: `tagline: Замените одной строкой о пользе функции`. Good: `tagline: Все оценки на одном экране`.
 */
export const rule: FileRule = {
  id: 'text/sample',
  *check({ frontmatter, runs }) {
    if (frontmatter.data.draft === true || isLost(frontmatter, 'draft')) return;
    for (const run of runs) {
      if (!isSampleText(run.text)) continue;
      yield {
        ...placeIn(run, 0, run.text),
        what: `Здесь остался образец: «${start(run.text)}…».`,
        hint: 'Напишите свой текст, а необязательное поле можно удалить. Пока страница не готова, верните «draft: true».',
      };
    }
  },
};

/** Enough of a sample to know it by. */
const start = (text: string) => text.split(' ').slice(0, 4).join(' ').replace(/[,.]$/, '');
