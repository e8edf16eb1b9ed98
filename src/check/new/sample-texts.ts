import { entryTypes } from '../../content/types/index.ts';
import type { Facts } from '../../content/types/scaffold.ts';

const facts: Facts = { title: '', slug: '', category: '', order: 1, today: '' };

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const all = entryTypes.flatMap(({ scaffold }) => [
  ...stringsIn(scaffold.sample(facts)),
  ...scaffold.body(facts).split('\n'),
]);
const texts = new Set(
  all.map((text) => text.replace(/^#+ /, '')).filter((text) => /^(?:Замените|Replace) /.test(text)),
);

/** True for a text that `npm run new` put where the writer's own should stand. */
export const isSampleText = (text: string): boolean => texts.has(text.replaceAll('\u00a0', ' ').trim());
