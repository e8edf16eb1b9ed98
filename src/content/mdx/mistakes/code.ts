import { type Explain, tagName } from './stumble.ts';

/** Where a block of code begins that is not over at the end of the text, from a place on; -1 where there is none. */
function openBlock(source: string, from: number): number {
  let open: { marks: string; at: number } | null = null;
  let at = from;
  for (const row of source.slice(from).split('\n')) {
    const [, indent = '', marks = '', rest = ''] = /^([\s>]*(?:[-*+] +)?)(`{3,}|~{3,})(.*)$/.exec(row) ?? [];
    const isEnd = open && marks.startsWith(open.marks) && rest.trim() === '';
    if (isEnd) open = null;
    else if (!open && marks && !rest.includes('`')) open = { marks, at: at + indent.length };
    at += row.length + 1;
  }
  return open?.at ?? -1;
}

/** Bad: «```» once inside of `<Callout>`, whose closing tag is code then. Good: «```» before and after the code. */
export const swallowed: Explain = ({ text, source, mentioned }) => {
  if (!/^Expected a closing tag/.test(text) || mentioned === null) return null;
  const at = openBlock(source, mentioned);
  const closing = at < 0 ? -1 : source.indexOf(`</${tagName(text)}`, at);
  if (closing < 0) return null;
  const [marks = ''] = /^(?:`+|~+)/.exec(source.slice(at)) ?? [];
  return {
    what: 'Блок кода не\u00a0закрыт: тег ниже стал частью кода.',
    hint: `Поставьте строку «${marks}» после кода. Если она есть, проверьте блоки кода выше.`,
    at,
    gap: { from: at, to: source.lastIndexOf('\n', closing) },
  };
};
