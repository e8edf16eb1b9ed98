import { blockKinds } from '../kinds.ts';
import type { BlockChange } from '../types.ts';
import { beginning } from './excerpt.ts';

const longest = 400;

const quoted = (title: string, text: string) =>
  text.trim() ? `> ${title}: ${beginning(text.trim().replace(/\s+/g, ' '), longest)}\n` : '';

/** A comment to begin with: where, what changed, before and after. */
export function commentOn(block: BlockChange, address: string): string {
  const { label, kind, source, runs, values } = block;
  const side = (without: 'add' | 'del') =>
    runs
      .filter(({ op }) => op !== without)
      .map(({ text }) => text)
      .join('');
  const before = kind === 'added' ? '' : side('add');
  const after = kind === 'removed' ? '' : side('del');
  const facts = values.map(
    ({ owner, name, ...value }) =>
      `${[owner, name].filter(Boolean).join(' ')}: ${value.before ?? '—'} → ${value.after ?? '—'}`,
  );
  return [
    `${address}\n`,
    `${label}: ${blockKinds[kind]}${source ? `, \`${source.file}:${source.line}\`` : ''}\n`,
    '\n',
    runs.length > 0 ? quoted('Было', before) + quoted('Стало', after) : '',
    ...facts.map((fact) => quoted('Изменилось', fact)),
    '\n',
  ].join('');
}

/**
 * Opens the request's diff at the line, with the comment ready to be pasted; where the host is unknown it is copied only. No
 * host takes a comment on a line by its address.
 * @returns what to say of it, in Russian
 */
export async function discuss(block: BlockChange, address: string): Promise<string> {
  const text = commentOn(block, address);
  const line = block.source?.href;
  const isRequest = line?.includes('/pull/') ?? false;
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  if (isRequest) window.open(line, '_blank', 'noopener');
  if (!copied) return 'Скопировать не\u00a0вышло: браузер не\u00a0дал доступа к\u00a0буферу.';
  return isRequest
    ? 'Заготовка скопирована: вставьте её у\u00a0строки запроса.'
    : 'Заготовка замечания скопирована.';
}
