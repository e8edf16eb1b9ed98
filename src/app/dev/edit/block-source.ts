import type { Block } from '../../../content/preview/editing.ts';

const names: Readonly<Record<Block['kind'], string>> = {
  section: 'секция',
  heading: 'заголовок',
  paragraph: 'абзац',
  list: 'список',
  item: 'пункт',
  table: 'таблица',
  other: 'блок',
};

/** What a writer calls a block. */
export const nameOf = ({ kind, name }: Block): string => name ?? names[kind];

/** A block's source as it is edited alone: without the indentation that it has in its file. */
export interface BlockSource {
  text: string;
  /** What was taken off each line but the first. */
  indent: string;
}

/** Takes the indentation of a block off its lines, where all of them have it. */
export function outdented(source: string, from: number, to: number): BlockSource {
  const start = source.lastIndexOf('\n', from - 1) + 1;
  const indent = /^[ \t]*/.exec(source.slice(start, from))?.[0] ?? '';
  const [first = '', ...lines] = source.slice(from, to).replace(/\r\n/g, '\n').split('\n');
  if (!lines.every((line) => line.startsWith(indent) || line.trim() === ''))
    return { text: [first, ...lines].join('\n'), indent: '' };
  const text = [first, ...lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))];
  return { text: text.join('\n'), indent };
}

/** The same text as it stands in its file. */
export const indented = ({ text, indent }: BlockSource): string =>
  text
    .split('\n')
    .map((line, index) => (index > 0 && line !== '' ? indent + line : line))
    .join('\n');
