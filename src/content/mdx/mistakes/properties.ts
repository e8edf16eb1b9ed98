import { type Explain, edit } from './stumble.ts';

/* Properties and the quotes around their values. */

/** Bad: `title=«Важно»`, `title=Важно`. Good: `title="Важно"`. */
export const quotes: Explain = ({ text, source, at }) => {
  if (!/before attribute value/.test(text)) return null;
  const rest = source.slice(at);
  const [whole, value = ''] =
    rest.match(/^[«“„”‘’]([^«»“”„‘’"'<>\n]*)[»“”‘’]/) ?? rest.match(/^([^\s"'<>«»“”=/]+)(?=[\s/>])/) ?? [];
  const number = /^\d+$/.test(value);
  return {
    what: /^[«“„”‘’]/.test(rest)
      ? 'Значение свойства стоит не в\u00a0тех кавычках.'
      : 'Значение свойства стоит без кавычек.',
    hint: number
      ? `Число берут в\u00a0скобки: {${value}}.`
      : 'Возьмите его в\u00a0прямые кавычки: title="…".',
    ...(whole
      ? {
          fix: edit(
            'Взять в\u00a0прямые кавычки',
            at,
            at + whole.length,
            number ? `{${value}}` : `"${value}"`,
          ),
        }
      : {}),
  };
};

/** Bad: `title="Слово "Важно" тут"`. Good: `title="Слово «Важно» тут"`. */
export const innerQuote: Explain = ({ text, before, after }) => {
  if (!/(?:before|in|after) (?:attribute )?name/.test(text)) return null;
  if (after.startsWith(','))
    return { what: 'Между свойствами стоит запятая.', hint: 'Разделите свойства пробелом.' };
  if (after.startsWith('"') || /"[^"=]*$/.test(before))
    return {
      what: 'Внутри значения стоит прямая кавычка\u00a0"\u00a0— значение на ней закончилось.',
      hint: 'Внутри прямых кавычек ставьте «ёлочки».',
    };
  if (/^[«“„‘]/.test(after))
    return { what: 'Значение стоит без имени свойства.', hint: 'Свойство пишут так: имя="значение".' };
  return {
    what: `Знак «${[...after][0] ?? ''}» не может стоять в\u00a0имени свойства.`,
    hint: 'Свойство пишут так: имя="значение".',
  };
};

/** Bad: `title="Важно>`. Good: `title="Важно">`. */
export const openQuote: Explain = ({ text, source }) => {
  if (!/end of file in attribute value/.test(text)) return null;
  const opening = /=(["'])(?![^"'\n]*\1)/.exec(
    source.replace(/^---[\s\S]*?\n---/, (block) => ' '.repeat(block.length)),
  );
  return {
    what: 'Кавычка у\u00a0значения свойства не закрыта.',
    hint: 'Поставьте закрывающую прямую кавычку\u00a0".',
    ...(opening ? { at: opening.index + 1 } : {}),
  };
};
