import { Lines } from '../problems/lines.ts';
import type { Problem } from '../problems/problems.ts';
import type { Spoilt } from './yaml-mistakes.ts';

/** A slip with its place and the way out, and how much of the fields it has spoilt. */
export interface FieldSlip {
  what: string;
  hint: string;
  line: number;
  column: number;
  spoilt: Spoilt;
}

/** Spaces that look like one and are none to YAML: word processors and web pages put them in. */
const oddSpaces = '[\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff]';
const name = '(?:- +)?(?!site:|mailto:|tel:)[\\p{L}][\\p{L}\\d]*';
const oddSpace = new RegExp(`^([ ]*(?:-|${name}:)?[ ]*)(${oddSpaces}+[ ]*)`, 'u');
const glued = new RegExp(`^([ ]*${name}:)(?=[^\\s/:])`, 'u');

/**
 * What a writer did when the fields cannot be read because of a space: one of another kind before or after a name, or
 * none after the colon. YAML sees a name that goes on, or no field at all, and says nothing of use.
 * @param file path from the project root
 * @param block the file's text up to the end of its fields
 * @param broken the line (1-based) on which YAML has given up; a missing space is looked for there and just above
 *
 * Bad: `title:Журнал`, a no-break space after `title:`. Good: `title: Журнал`.
 */
export function spaceSlip(
  file: string,
  block: string,
  broken: number | null,
): { problem: Problem; spoilt: Spoilt } | null {
  const lines = new Lines(block);
  let offset = 0;
  for (const [index, row] of block.split('\n').entries()) {
    const odd = oddSpace.exec(row);
    const near = broken !== null && (index === broken - 1 || index === broken - 2);
    const tight = near ? glued.exec(row) : null;
    const [, before = '', wrong = ''] = odd ?? tight ?? [];
    const from = offset + before.length;
    offset += row.length + 1;
    if (index === 0 || (!odd && !tight)) continue;
    const text = before.trim() === '' ? ' '.repeat(wrong.length) : ' ';
    const problem: Problem = {
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
    return { problem, spoilt: odd ? 'space' : 'value' };
  }
  return null;
}

/** A quote that opens a value and closes nowhere on its line: YAML reads on and gives up at the end of the fields. */
export function openQuote(block: string): FieldSlip | null {
  const rows = block.split('\n');
  const opening = /^( *(?:- +)?(?:\w+: +)?)(["'])(?!.*\2)/;
  const index = rows.findIndex((row, at) => opening.test(row) && !closesBelow(rows, at));
  const [, before = '', quote = ''] = opening.exec(rows[index] ?? '') ?? [];
  if (!quote) return null;
  return {
    ...{ line: index + 1, column: before.length + 1, spoilt: 'value' },
    what: 'Кавычка не\u00a0закрыта.',
    hint: `Поставьте ${quote} в\u00a0конце значения.`,
  };
}

/** True for a text on several lines that are all pushed to the right: YAML allows that. */
function closesBelow(rows: readonly string[], at: number): boolean {
  const quote = /["']/.exec(rows[at] ?? '')?.[0] ?? '';
  for (const row of rows.slice(at + 1)) {
    if (!/^\s/.test(row) || /^ *(?:- |\w+: )/.test(row)) return false;
    if (row.includes(quote)) return true;
  }
  return false;
}

/** The bracket that opens a list and closes nowhere: YAML gives up at the next field. */
export function openBracket(block: string, broken: number): FieldSlip | null {
  const rows = block.split('\n');
  for (let index = broken - 1; index > 0; index--) {
    const [, before = '', bracket] = /^(.*?[:-] +)([[{])[^\]}]*$/.exec(rows[index] ?? '') ?? [];
    if (!bracket) continue;
    const closing = bracket === '[' ? ']' : '}';
    return {
      ...{ line: index + 1, column: before.length + 1, spoilt: 'value' },
      what: `Скобка «${bracket}» не\u00a0закрыта.`,
      hint:
        bracket === '['
          ? 'Поставьте «]» после последнего слова: [журнал, родители].'
          : `Поставьте «${closing}» в\u00a0конце.`,
    };
  }
  return null;
}

/** What the line says on which YAML has given up, where its own words mislead. */
export function lineSlip(block: string, broken: number): FieldSlip | null {
  const rows = block.split('\n');
  const row = rows[broken - 1] ?? '';
  const [, value = ''] = /^\s*(?:- +)?[\w]+: +(.*)$/.exec(row.trimEnd()) ?? [];
  const at = (line: number, text: string, shown: RegExp) => ({
    line,
    column: 1 + Math.max(0, text.search(shown)),
  });
  const shifted = firstPushedRight(rows, broken - 1) ?? pushedRight(rows, broken - 1);
  if (shifted) return shifted;
  if (/^[!?]/.test(value))
    return {
      what: `Значение начинается со служебного знака «${value.charAt(0)}».`,
      hint: 'Возьмите значение в кавычки.',
      ...at(broken, row, /[!?]/),
      spoilt: 'value',
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
    return { what, hint, ...at(broken, row, /["'[]/), spoilt: 'value' };
  }
  return null;
}

/** The first field of all stands deeper than the next: YAML gives up at that one. */
function firstPushedRight(rows: readonly string[], index: number): FieldSlip | null {
  const first = rows.findIndex((row, at) => at > 0 && row.trim() !== '');
  const [, indent = ''] = /^( +)[a-z]\w*:(?: |$)/i.exec(rows[first] ?? '') ?? [];
  if (indent === '' || first >= index || !/^[a-z]\w*:(?: |$)/i.test(rows[index] ?? '')) return null;
  return {
    ...{ line: first + 1, column: indent.length + 1, spoilt: 'line' },
    what: 'Поле сдвинуто вправо.',
    hint: 'Уберите пробелы в\u00a0начале строки.',
  };
}

/** A field that stands deeper than the one above it, or the first of several that stands less deep than the others. */
function pushedRight(rows: readonly string[], index: number): FieldSlip | null {
  const [row = ''] = rows.slice(index).map((each) => each.trimEnd());
  // Lines between that are empty may have been taken out before.
  const below = rows.findIndex((each, at) => at > index && each.trim() !== '');
  const next = rows[below]?.trimEnd() ?? '';
  const third = rows.slice(below + 1).find((each) => each.trim() !== '') ?? '';
  const [, indent, own = ''] = /^( *)(?:[a-z]\w*: +|- )(\S.*)$/i.exec(row) ?? [];
  const [, deeper = ''] = /^( +)[a-z]\w*:(?: |$)/i.exec(next) ?? [];
  if (indent === undefined || deeper.length <= indent.length || own.includes(': ')) return null;
  const opens = /^ *[\w-]+: *$/.test((rows[index - 1] ?? '').trimEnd());
  const isFirstWrong = opens && third.search(/\S/) === deeper.length;
  if (isFirstWrong)
    return {
      ...{ line: index + 1, column: indent.length + 1, spoilt: 'field' },
      what: 'Отступ строки не совпадает с соседними.',
      hint: 'Поставьте поля одного уровня одно под другим.',
    };
  return {
    ...{ line: below + 1, column: deeper.length + 1, spoilt: 'line' },
    what: 'Поле сдвинуто вправо.',
    hint:
      indent === '' && !row.startsWith('- ')
        ? 'Уберите пробелы в\u00a0начале строки.'
        : 'Уберите лишние пробелы: поля одного уровня стоят одно под другим.',
  };
}
