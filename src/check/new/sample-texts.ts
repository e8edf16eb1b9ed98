import { textsIn } from '../../content/problems/path.ts';
import { entryTypes } from '../../content/types/index.ts';
import type { Facts } from '../../content/types/scaffold.ts';

const facts: Facts = { title: '', slug: '', category: '', order: 1, today: '' };

const all = entryTypes.flatMap(({ scaffold }) => [
  ...textsIn(scaffold.sample(facts)).map(({ text }) => text),
  ...scaffold.body(facts).split('\n'),
]);
const texts = new Set(
  all.map((text) => text.replace(/^#+ /, '')).filter((text) => /^(?:Замените|Replace) /.test(text)),
);

/** True for a text that `npm run new` put where the writer's own should stand. */
export const isSampleText = (text: string): boolean => texts.has(text.replaceAll('\u00a0', ' ').trim());
