import { Lines } from './lines.ts';
import type { Problem } from './problems.ts';

/** Spaces that look like one and are none to YAML: word processors and web pages put them in. */
const oddSpaces = '[\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff]';
const name = '(?:- +)?(?!site:|mailto:|tel:)[\\p{L}][\\p{L}\\d]*';
const oddSpace = new RegExp(`^([ ]*(?:-|${name}:)?[ ]*)(${oddSpaces}+[ ]*)`, 'u');
const glued = new RegExp(`^([ ]*${name}:)(?=[^\\s/:])`, 'u');

/**
 * What a writer did when the fields cannot be read because of a space: one of another kind before or after a name, or
 * none after the colon. YAML sees a name that goes on, or no field at all, and says nothing of use.
 * @param file path from the project root
 * @param source the file's whole text
 * @param broken the line (1-based) on which YAML has given up; a missing space is looked for there and just above
 *
 * Bad: `title:Журнал`, a no-break space after `title:`. Good: `title: Журнал`.
 */
export function spaceSlip(file: string, source: string, broken: number | null): Problem | null {
  if (!/^\ufeff?---\s/.test(source)) return null;
  const lines = new Lines(source);
  let offset = 0;
  for (const [index, row] of source.slice(0, source.indexOf('\n---')).split('\n').entries()) {
    const odd = oddSpace.exec(row);
    const near = broken !== null && (index === broken - 1 || index === broken - 2);
    const tight = near ? glued.exec(row) : null;
    const [, before = '', wrong = ''] = odd ?? tight ?? [];
    const from = offset + before.length;
    offset += row.length + 1;
    if (index === 0 || (!odd && !tight)) continue;
    const text = before.trim() === '' ? ' '.repeat(wrong.length) : ' ';
    return {
      ...{ file, ...lines.at(from), end: lines.at(from + Math.max(1, wrong.length)), field: null },
      what: odd
        ? 'Здесь неразрывный или другой особый пробел, обычно он приходит из\u00a0Word или с\u00a0веб-страницы.'
        : 'После двоеточия нет пробела.',
      expected: '',
      hint: odd ? 'Сотрите его и\u00a0наберите обычный.' : 'Поставьте пробел: «имя: значение».',
      rule: 'frontmatter/space',
      severity: 'error',
      fix: { title: 'Поставить обычный пробел', edits: [{ from, to: from + wrong.length, text }] },
    };
  }
  return null;
}

/** A quote that opens a value and closes nowhere on its line: YAML reads on and gives up at the end of the fields. */
export function openQuote(
  source: string,
): { what: string; hint: string; line: number; column: number } | null {
  const rows = source.split('\n');
  const opening = /^( *(?:- +)?(?:\w+: +)?)(["'])(?!.*\2)/;
  const index = rows.findIndex((row) => opening.test(row));
  const [, before = '', quote = ''] = opening.exec(rows[index] ?? '') ?? [];
  if (!quote) return null;
  return {
    ...{ line: index + 1, column: before.length + 1 },
    what: 'Кавычка не\u00a0закрыта.',
    hint: `Поставьте ${quote} в\u00a0конце значения.`,
  };
}

/** What the line says on which YAML has given up, where its own words mislead. */
export function lineSlip(
  source: string,
  broken: number,
): { what: string; hint: string; line: number; column: number } | null {
  const rows = source.split('\n');
  const [row = '', next = ''] = rows.slice(broken - 1);
  const before = rows[broken - 2] ?? '';
  const [, value = ''] = /^\s*(?:- +)?[\w]+: +(.*)$/.exec(row.trimEnd()) ?? [];
  const at = (line: number, text: string, shown: RegExp) => ({
    line,
    column: 1 + Math.max(0, text.search(shown)),
  });
  const open = [before, row].find((text) => /: *\[[^\]]*$/.test(text.trimEnd()));
  if (open !== undefined)
    return {
      ...{
        what: 'Скобка «[» не\u00a0закрыта.',
        hint: 'Поставьте «]» после последнего слова: [журнал, родители].',
      },
      ...at(open === row ? broken : broken - 1, open, /\[/),
    };
  if (/^[a-z]\w*: +\S/i.test(row) && /^ +[a-z]\w*:(?: |$)/i.test(next))
    return {
      ...{ what: 'Поле сдвинуто вправо.', hint: 'Уберите пробелы в\u00a0начале строки.' },
      ...at(broken + 1, next, /\S/),
    };
  if (/^(?:"[^"]*"|'[^']*'|\[[^\]]*\])\s*[^\s#]/.test(value)) {
    const mark = value.charAt(0);
    const what =
      mark === '['
        ? 'Значение начинается с\u00a0квадратной скобки, а\u00a0это знак списка.'
        : 'Кавычка закрылась раньше конца значения.';
    const hint =
      mark === '['
        ? 'Возьмите всё значение в\u00a0кавычки: "[Новое] Журнал".'
        : 'Внутри поставьте «ёлочки», а\u00a0прямые кавычки\u00a0— только вокруг всего значения.';
    return { what, hint, ...at(broken, row, /["'[]/) };
  }
  return null;
}
