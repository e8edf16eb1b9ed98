import { bareName, lineEnd, property, tagAt } from './extent.ts';
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
    gap: whole ? { ...property(source, at), to: at + whole.length } : property(source, at),
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

/** Bad: `title="Важно kind="tip"`, `title="Важно>` and a quote far below that closes it. Good: `title="Важно"`. */
export const quoteBelow: Explain = ({ text, source, at }) => {
  if (!/^Unexpected character/.test(text)) return null;
  // A value may have several lines, but no empty one, no end of a tag and no beginning of another property.
  const tooFar = /=\s*$|>[ \t]*\r?\n|\n\s*\n/;
  const last = source.lastIndexOf('"', at - 1);
  const inTag = source.indexOf('="', tagAt(source, at));
  const candidates = [source.lastIndexOf('="', last - 2)];
  for (let next = inTag; next >= 0 && next < at; next = source.indexOf('="', next + 1)) candidates.push(next);
  const opening = candidates.find((equals) => {
    const closing = source.indexOf('"', equals + 2);
    return equals >= 0 && closing > 0 && closing <= at && tooFar.test(source.slice(equals + 2, closing));
  });
  return opening === undefined ? null : openedAt(source, opening);
};

/** Bad: `title="Слово "Важно" тут"`. Good: `title="Слово «Важно» тут"`. */
export const innerQuote: Explain = ({ text, source, at, before, after }) => {
  if (!/(?:before|in|after) (?:attribute )?name/.test(text)) return null;
  if (after.startsWith(',') && /["'}]\s*$/.test(before))
    return {
      what: 'Между свойствами стоит запятая.',
      hint: 'Разделите свойства пробелом.',
      gap: { from: at, to: at + 1, tag: tagAt(source, at) },
    };
  const isName = bareName.test(source.slice(tagAt(source, at), at));
  if (after.startsWith('"') && isName)
    return {
      what: 'Между именем свойства и\u00a0его значением нет знака «=».',
      hint: 'Свойство пишут так: имя="значение".',
      gap: property(source, at),
    };
  if (after.startsWith('"') || (!isName && /"[^"=]*$/.test(before)))
    return {
      what: 'Внутри значения стоит прямая кавычка\u00a0"\u00a0— значение на ней закончилось.',
      hint: 'Внутри прямых кавычек ставьте «ёлочки».',
      gap: property(source, at),
    };
  // Words without a value are a sentence: «<» is a sign of it.
  const tag = tagAt(source, at);
  const [sentence, opening = ''] =
    /^(<\/?\s*)[\p{L}][\p{L}\w'’-]*(?:\s+[\p{L}\d][\p{L}\w'’-]*)+$/u.exec(source.slice(tag, at)) ?? [];
  if (sentence && /^(?:[,.;:!?…»)—–%]|\s*$)/.test(after))
    return {
      what: 'Знак «<» начинает тег, а\u00a0дальше стоит не имя.',
      hint: 'Если это знак «меньше», напишите &lt;.',
      at: tag,
      gap: { from: tag, to: tag + opening.length },
    };
  if (/^[«“„‘]/.test(after))
    return {
      what: 'Значение стоит без имени свойства.',
      hint: 'Свойство пишут так: имя="значение".',
      gap: {
        from: at,
        to: at + (/^[^»“”’>\n]*[»“”’]?/.exec(after)?.[0].length ?? 1),
        tag: tagAt(source, at),
      },
    };
  return {
    what: `Знак «${[...after][0] ?? ''}» не может стоять в\u00a0имени свойства.`,
    hint: 'Свойство пишут так: имя="значение".',
    gap: property(source, at),
  };
};

/** Bad: `title="Важно>`. Good: `title="Важно">`. */
export const openQuote: Explain = ({ text, source }) => {
  if (!/end of file in attribute value/.test(text)) return null;
  const opening = /=(["'])(?![^"'\n]*\1)/.exec(
    source.replace(/^---[\s\S]*?\n---/, (block) => ' '.repeat(block.length)),
  );
  return openedAt(source, opening?.index);
};

function openedAt(source: string, equals: number | undefined) {
  const told = {
    what: 'Кавычка у\u00a0значения свойства не закрыта.',
    hint: 'Поставьте закрывающую прямую кавычку\u00a0".',
  };
  if (equals === undefined) return told;
  const tag = tagAt(source, equals);
  const name = /[\p{L}\w:-]*$/u.exec(source.slice(tag, equals))?.[0].length ?? 0;
  const row = source.slice(equals, lineEnd(source, equals));
  const end = row.search(/\s*\/?>/);
  return {
    ...told,
    at: equals + 1,
    gap: { from: equals - name, to: equals + (end < 0 ? row.length : end), tag },
  };
}
