import { blockEnd } from '../gaps.ts';
import { tagEnd, unfinishedLink } from './extent.ts';
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

/** Bad: `< Callout>` or `< /Callout>`, which is a text: the other tag has no pair. Good: `<Callout>`. */
export const spacedTag: Explain = ({ text, source, at, mentioned }) => {
  if (!/^Unexpected closing|^Expected a closing tag/.test(text)) return null;
  const from = source.lastIndexOf('<', at);
  const closed = /^<\/\s*([A-Z]\w*)/.exec(source.slice(from))?.[1] ?? '';
  const opened = /for `<([A-Z]\w*)>`/.exec(text)?.[1] ?? '';
  const isNamed = (found: RegExpMatchArray, slash: string, name: string) =>
    found[1] === slash && found[2] === name;
  const spaced = [...source.matchAll(/<\s+(\/?)\s*([A-Z]\w*)(?=[\s/>])/g)];
  const place =
    spaced.findLast((found) => found.index < from && isNamed(found, '', closed)) ??
    spaced.find((found) => found.index > (mentioned ?? at) && isNamed(found, '/', opened));
  if (!place) return null;
  const end = place.index + 1 + (/^\s+/.exec(source.slice(place.index + 1))?.[0].length ?? 0);
  return {
    what: `После «<» стоит пробел: <${place[2]}> показан как текст.`,
    hint: 'Уберите пробел.',
    at: place.index,
    gap: { from: place.index, to: tagEnd(source, place.index) },
    fix: edit('Убрать пробел', place.index, end, '<'),
  };
};
