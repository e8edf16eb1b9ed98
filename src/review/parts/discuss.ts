import { code } from '../publish/comment/code.ts';
import { blockKinds, lineText, sideOf, subjectOf } from '../texts.ts';
import type { BlockChange } from '../types.ts';

const longest = 400;

const quotation = (title: string, text: string) =>
  text.trim() ? `> ${title}: ${code(text, longest)}\n` : '';

/**
 * Returns the text of a comment: address, change, before and after. All text of the branch is code, so that hosts show its marks
 * and tags, and mention nobody in the reviewer's name.
 */
export function commentOn(block: BlockChange, address: string): string {
  const { label, kind, source, runs, values, problem = '' } = block;
  const subject = subjectOf(block);
  const [before, after] = [
    kind === 'added' ? '' : sideOf(runs, 'add'),
    kind === 'removed' ? '' : sideOf(runs, 'del'),
  ];
  const facts = values.map(
    ({ owner, name, before: was, after: is }) =>
      `${[owner, name].filter(Boolean).join(' ')}: ${was ?? '—'} → ${is ?? '—'}`,
  );
  // A change without words is named by its block; `at` of a removed block is its neighbour.
  const what = runs.length === 0 && kind !== 'removed' && subject ? `${label} ${code(subject)}` : label;
  return [
    `${address}\n`,
    `${what}: ${blockKinds[kind]}${source ? `, ${code(lineText(source))}` : ''}\n`,
    '\n',
    quotation('Ошибка', problem),
    quotation('Было', before),
    quotation('Стало', after),
    ...facts.map((fact) => quotation('Изменилось', fact)),
    '\n',
  ].join('');
}

/**
 * Copies a comment and opens the request's diff at the line, if the host is known; hosts accept no prefilled comments.
 * @returns a message in Russian
 */
export async function discuss(block: BlockChange, address: string): Promise<string> {
  const line = block.source?.href;
  // Insecure pages have no clipboard.
  const writing = navigator.clipboard?.writeText(commentOn(block, address));
  const copied = await writing?.then(
    () => true,
    () => false,
  );
  if (line) window.open(line, '_blank', 'noopener');
  if (!copied) return 'Скопировать не\u00a0вышло: браузер не\u00a0дал доступа к\u00a0буферу.';
  return line
    ? 'Заготовка скопирована: вставьте её у\u00a0строки запроса.'
    : 'Заготовка замечания скопирована.';
}
