import { blockEnd } from '../gaps.ts';
import { unfinishedLink } from './extent.ts';
import { type Explain, edit } from './stumble.ts';

/* Writings of Markdown, HTML and JavaScript that MDX reads otherwise or not at all. */

/** Bad: `<!-- скрыто -->`. Good: the same words between a brace with a slash and a star, and back. */
export const comment: Explain = ({ text, source, at }) => {
  if (!/Unexpected character `!`/.test(text)) return null;
  const from = source.lastIndexOf('<!--', at);
  const end = source.indexOf('-->', from);
  const inner = from >= 0 && end > 0 ? source.slice(from + 4, end) : '';
  return {
    what: 'Комментарий <!-- --> здесь не работает.',
    hint: 'Напишите {/* комментарий */}.',
    ...(from < 0 ? {} : { at: from, gap: { from, to: end < 0 ? source.length : end + 3 } }),
    ...(inner && !/[*{}]/.test(inner)
      ? { fix: edit('Записать как {/* … */}', from, end + 3, `{/*${inner}*/}`) }
      : {}),
  };
};

/** Bad: `<https://ya.uz>`, `<info@ya.uz>`. Good: `[сайт](https://ya.uz)`. */
export const autolink: Explain = ({ text, source, at }) => {
  if (!text.includes('to create a link in MDX')) return null;
  const from = source.lastIndexOf('<', at);
  const [whole = '', address = ''] = source.slice(from).match(/^<([^\s<>]+)>/) ?? [];
  const href = address.includes('@') && !address.includes(':') ? `mailto:${address}` : address;
  return {
    what: 'Ссылка в угловых скобках здесь не работает.',
    hint: 'Напишите [текст ссылки](https://адрес).',
    at: from,
    gap: unfinishedLink(source, from),
    ...(whole
      ? { fix: edit('Записать как [адрес](адрес)', from, from + whole.length, `[${address}](${href})`) }
      : {}),
  };
};

/** Bad: `import журнал`. Good: nothing: components are there without it. */
export const importLine: Explain = ({ text, source, at }) => {
  if (!text.includes('import/exports')) return null;
  const from = Math.max(source.lastIndexOf('\nimport ', at), source.lastIndexOf('\nexport ', at)) + 1;
  return {
    what: 'Строка начинается с\u00a0import или export: здесь это код, а\u00a0код не выполняется.',
    hint: 'Удалите строку; если это текст, начните её другим словом.',
    at: from,
    gap: { from, to: blockEnd(source, from) },
  };
};
