import { code } from '../publish/comment/code.ts';
import { blockKinds, gistOf, lineText, sideOf } from '../texts.ts';
import type { BlockChange } from '../types.ts';

const longest = 400;

/**
 * Returns the text of a comment: address, line, words and values before and after; without any, what lists tell of the change. All
 * text of the branch is code, so that hosts show its marks and tags, and mention nobody in the reviewer's name.
 */
export function commentOn(block: BlockChange, address: string): string {
  const { label, kind, source, runs, values, problem } = block;
  const sides = [
    ['Было', sideOf(runs, 'add')],
    ['Стало', sideOf(runs, 'del')],
  ] as const;
  const told = [
    ...sides.flatMap(([side, text]) => (text ? `${side}: ${code(text, longest)}` : [])),
    ...values.map(({ owner, name, before, after }) =>
      code(`${owner} ${name}: ${before ?? '—'} → ${after ?? '—'}`, longest),
    ),
  ];
  const lines = problem || told.length === 0 ? [code(problem ?? gistOf(block), longest)] : told;
  if (block.movedFrom) lines.push(code(`Раньше — ${block.movedFrom}`, longest));
  const place = source ? `, ${code(lineText(source))}` : '';
  return `${address}\n\n${label}: ${blockKinds[kind]}${place}\n\n${lines.map((line) => `> ${line}\n`).join('')}\n`;
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
