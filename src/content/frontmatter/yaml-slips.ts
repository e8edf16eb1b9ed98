import type { YAMLError } from 'yaml';
import type { Lines } from '../problems/lines.ts';
import { type Fix, problem, replacement } from '../problems/problems.ts';
import type { Mend, Slip } from '../problems/read-again.ts';
import { readYaml } from './yaml.ts';

/** What is wrong with a line. */
interface Told {
  what: string;
  hint: string;
  /** The line as it is meant, where that is sure: null where it is not. */
  repair?: (row: string) => string | null;
  /** What the fields can be read without: the value on that line or, by this, all of it, each with the lines that stand deeper. */
  lost?: 'line';
}

/** A slip as it was found in the lines, counted from 0. */
interface Found extends Told {
  row: number;
  column: number;
  rule?: string;
  /** How much of the line is marked. */
  length?: number;
  fix?: Fix | undefined;
  /** In place of what follows from the line. */
  mend?: Mend | null;
  /** It only follows from another slip, which was told. */
  isEcho?: boolean;
}

/** A mistake in a value that cannot be read by itself: told where the parser says this of it (https://eemeli.org/yaml/#errors) and it looks so. */
interface ValueMistake extends Told {
  said?: RegExp;
  /** What stands before the place, and the sign that is called `{sign}`; without it, the place is the parser's. */
  shape?: RegExp;
}

const sign: Told = {
  what: 'Значение начинается со служебного знака «{sign}».',
  hint: 'Возьмите значение в кавычки.',
};

/** Of a value with quotes of its own nobody knows where it ends. */
const quoted = (row: string): string | null =>
  /["'\\[\]{}]| [a-z]\w*: /.test(row.replace(/^\s*(?:- +)?\w+: +/, ''))
    ? null
    : row.replace(/^(\s*(?:- +)?\w+:\s+)(.*\S)\s*$/, '$1"$2"');

/** The first that fits wins. */
const valueMistakes: readonly ValueMistake[] = [
  { said: / sign$/, ...sign },
  {
    said: / remark$/,
    what: 'Знак «#» после пробела начинает пометку: всё после него на сайт не попадёт.',
    hint: 'Возьмите всё значение в кавычки. Пометку для себя пишите отдельной строкой.',
  },
  {
    said: /closing ["']quote/,
    shape: /^()(["'])/,
    what: 'Кавычка не\u00a0закрыта.',
    hint: 'Поставьте {sign} в\u00a0конце значения.',
  },
  {
    shape: /^('[^'\n]*\p{L})'(?=\p{L})/u,
    what: 'Апостроф внутри слова закрыл значение.',
    hint: 'Напишите ʻ или возьмите всё значение в\u00a0двойные кавычки.',
  },
  {
    shape: /^()(["'])(?:(?!\2).)*\2\s*[^\s#]/,
    what: 'Кавычка закрылась раньше конца значения.',
    hint: 'Внутри поставьте «ёлочки», а\u00a0прямые кавычки\u00a0— только вокруг всего значения.',
  },
  {
    said: /end with a [\]}]/,
    shape: /^()([[{])/,
    what: 'Скобка «{sign}» не\u00a0закрыта.',
    hint: 'Закройте её после последнего слова: [журнал, родители]; если это не\u00a0список, возьмите всё значение в\u00a0кавычки.',
  },
  { shape: /^()([!?|>@`%,])/, ...sign },
  {
    said: /^BLOCK_AS_IMPLICIT_KEY/,
    shape: /^(\S.*? )([a-z])\w*: /,
    what: 'В\u00a0одной строке два поля.',
    hint: 'Начните второе с\u00a0новой строки; если это один текст, возьмите его в\u00a0кавычки.',
  },
  {
    said: /^BLOCK_AS_IMPLICIT_KEY/,
    shape: /^()(?=.*:(?:\s|$))/,
    what: 'В строке второе двоеточие с пробелом.',
    hint: 'Возьмите всё значение в кавычки: title: "Журнал: оценки".',
    repair: quoted,
  },
  {
    said: /^BLOCK_AS_IMPLICIT_KEY/,
    what: 'В\u00a0продолжении текста стоит двоеточие с\u00a0пробелом.',
    hint: 'Возьмите весь текст в\u00a0прямые кавычки.',
  },
  {
    what: 'Здесь лишний знак.',
    hint: 'Уберите его или возьмите значение в кавычки.',
  },
];

/**
 * The first slip of a block of fields, and what mends it: it makes the parser stumble on what follows too, so that nothing is
 * said of its further errors until it is out of the way. Each value is read by itself first: what is wrong then is in it, and
 * where all of them are right, it is how they stand together.
 * @param written the file's text up to the end of the fields
 * @param block the same, mended so far
 * @param lines its lines
 * @param error the first that the parser found
 */
export function yamlSlip(
  file: string,
  written: string,
  block: string,
  lines: Lines,
  error: YAMLError | undefined,
): Omit<Slip, 'block'> | null {
  const rows = block.split('\n');
  const found =
    spaceSlip(rows, lines, error ? lines.at(error.pos[0]).line - 1 : null) ??
    (error ? (valueSlip(rows) ?? structureSlip(rows, written.split('\n'), lines, error)) : null);
  if (!found) return null;
  const { row, column, length = 0, what, hint, rule = 'yaml', repair, lost } = found;
  const place = { line: row + 1, column: column + 1 };
  const at = lines.offset(place);
  const told = {
    ...place,
    ...(length > 0 && { end: { ...place, column: place.column + length } }),
    what: what.replace('{sign}', block.charAt(at)),
    hint: hint.replace('{sign}', block.charAt(at)),
    fix: found.fix ?? (repair && rewritten(rows, [row], lines, repair)),
  };
  const { mend = without(rows, row, lines, lost === 'line') } = found;
  return { at, problem: found.isEcho ? null : problem(file, `frontmatter/${rule}`, told), mend };
}

/** The first value of a field or an item that cannot be read by itself, whatever stands around it. */
function valueSlip(rows: readonly string[]): Found | null {
  for (const [row, text] of rows.entries()) {
    const start = valueStart(text);
    if (start === indentOf(text)) continue;
    const alone = untabbed(rows.slice(row, endOf(rows, row)).join('\n'), 1);
    const [error] = readYaml(alone).errors;
    if (!error) continue;
    const said = `${error.code} ${error.message}`;
    for (const { said: sentence = /^/, shape, ...told } of valueMistakes) {
      const match = shape ? shape.exec(text.slice(start)) : [];
      if (match && sentence.test(said))
        return { ...told, row, column: shape ? start + (match[1] ?? '').length : error.pos[0] };
    }
  }
  return null;
}

/** Where the value of a field or an item begins, or the text of any other line. */
const valueStart = (row: string): number =>
  /^\s*(?:- +)*(?:["']?[\p{L}_][\p{L}\w-]*["']?: +(?=\S))?/u.exec(row)?.[0].length ?? 0;

/** The line behind those that a line goes on in: they stand deeper, and begin no field or item of their own unless a bracket is open. */
function endOf(rows: readonly string[], row: number): number {
  const text = rows[row] ?? '';
  const isOpen = /: *(?:[|>][-+\d]*|[[{][^\]}]*)\r?$/.test(text);
  const edge = isField(text.replace('- ', '  ')) ? depthOf(text) : indentOf(text);
  const next = rows.findIndex(
    (other, at) =>
      at > row &&
      other.trim() !== '' &&
      (indentOf(other) <= edge || (!isOpen && (isField(other) || isItem(other)))),
  );
  return next < 0 ? rows.length : next;
}

const otherIndent: Told = {
  what: 'Отступ строки не совпадает с соседними.',
  hint: 'Поставьте поля одного уровня одно под другим.',
  lost: 'line',
};
const unreadable: Told = {
  what: 'Эту строку нельзя прочитать как «поле: значение».',
  hint: 'Если это продолжение текста выше, поставьте перед строкой два пробела; если поле\u00a0— после имени двоеточие и\u00a0пробел.',
  lost: 'line',
};

/** What is wrong with how right lines stand together. */
function structureSlip(
  rows: readonly string[],
  written: readonly string[],
  lines: Lines,
  error: YAMLError,
): Found {
  const { line, column } = lines.at(error.pos[0]);
  // Behind a remark YAML gives up before it reaches the line that does not fit.
  const row = Math.max(line - 1, filledBelow(rows, line - 2));
  const text = rows[row] ?? '';
  const here = (told: Told): Found => ({ ...told, row, column: row < line ? column - 1 : indentOf(text) });
  if (marked.test(text)) return markedSlip(rows, lines, row);
  const first = filledBelow(rows, 0);
  // The first field of all as an item: YAML gives up at the next one.
  if (first < row && /^- +[a-z]\w*: /.test(rows[first] ?? ''))
    return {
      row: first,
      column: 0,
      what: 'Перед именем поля стоит дефис: это знак списка.',
      hint: 'Уберите его: имя поля стоит в\u00a0начале строки.',
      repair: (written) => written.replace(/^- +/, ''),
      lost: 'line',
    };
  if (error.code === 'DUPLICATE_KEY')
    return here({ what: 'Поле записано дважды.', hint: 'Оставьте одно из двух.', lost: 'line' });
  if (isTabbed(text)) {
    const meant = untabbedRows(rows);
    const wrong = [...rows.keys()].filter((at) => at >= row && isTabbed(rows[at]));
    return {
      ...here({
        what: 'Отступ сделан табуляцией.',
        hint: 'Замените её пробелами: строки одного уровня стоят одна под другой.',
        lost: 'line',
      }),
      fix: meant ? rewritten(rows, wrong, lines, (_, at) => meant[at] ?? null) : undefined,
    };
  }
  const found = indentSlip(rows, written, row);
  if (found) return found;
  if (!isField(text) && !(isItem(text) && !isField(text.replace('- ', '  ')))) return here(unreadable);
  // A line that stood wrong was taken out: that others do not fit now follows from it.
  const isEcho = rows.some((one, at) => one.trim() === '' && !isInLine(written, at));
  return { ...here(otherIndent), isEcho };
}

/** An item that begins with the sign of another program's list. */
const marked = /^( *)([*•·–—])[ \u00a0]+(?=\S)/;

/** A list whose items begin with another sign, from a line on: with dashes it is one, and its items can be judged. */
function markedSlip(rows: readonly string[], lines: Lines, row: number): Found {
  const dashed = (text: string): string =>
    text.replace(marked, (whole, indent: string) => `${indent}-`.padEnd(whole.length));
  const next = rows.findIndex((text, at) => at > row && !marked.test(text));
  const items = rows.slice(row, next < 0 ? undefined : next);
  const from = lines.offset({ line: row + 1, column: 1 });
  const wrong = [...rows.keys()].filter((at) => at >= row && marked.test(rows[at] ?? ''));
  return {
    row,
    column: indentOf(rows[row]),
    what: 'Пункт списка начат знаком «{sign}».',
    hint: 'В\u00a0полях пункты начинаются с\u00a0дефиса и\u00a0пробела: «- ».',
    fix: rewritten(rows, wrong, lines, dashed),
    mend: { from, to: from + items.join('\n').length, text: items.map(dashed).join('\n') },
  };
}

/** A field or an item that begins where none beside it does, up to the line on which YAML has given up or right below. */
function indentSlip(rows: readonly string[], written: readonly string[], broken: number): Found | null {
  const last = Math.max(broken, filledBelow(rows, broken));
  const odd = rows.findIndex((row, at) => at <= last && row.trim() !== '' && !isInLine(written, at));
  if (odd < 0) return null;
  const above = filledAbove(written, odd);
  const place = { row: odd, column: indentOf(rows[odd]) };
  if (place.column <= depthOf(written[above])) return { ...otherIndent, ...place };
  return {
    ...place,
    what: 'Поле сдвинуто вправо.',
    hint: 'Уберите лишние пробелы: поля одного уровня стоят одно под другим.',
    lost: 'line',
  };
}

/**
 * False for an item or a field that begins where none above does in the field that it belongs to, unless the line above opens
 * a list or a set of fields.
 */
function isInLine(rows: readonly string[], index: number): boolean {
  const row = rows[index] ?? '';
  const isLike = isItem(row) ? isItem : (other: string) => isField(other.replace('- ', '  '));
  if (!isLike(row) || indentOf(row) === 0) return true;
  if (/(?::|(?:^| )-)$/.test(rows[filledAbove(rows, index)]?.trimEnd() ?? '')) return true;
  const startOf = isItem(row) ? indentOf : depthOf;
  // A field without its colon is one all the same.
  const isText = (other: string) => other.trim() !== '' && !isItem(other) && !isField(other);
  const top = rows.findLastIndex((other, at) => at < index && indentOf(other) === 0 && isField(other));
  return rows
    .slice(Math.max(0, top), index)
    .some((other) => (isLike(other) || isText(other)) && startOf(other) === startOf(row));
}

/**
 * A value with the lines that it goes on in or, of a whole line, all but the dash of an item, with what stands deeper.
 * @returns null for a text at the left edge, which may go on from the field above
 */
function without(rows: readonly string[], row: number, lines: Lines, isWhole: boolean): Mend | null {
  const text = rows[row] ?? '';
  const isFirst = filledBelow(rows, 0) === row;
  const indent = indentOf(untabbed(text));
  if (isWhole && indent === 0 && !isField(text) && !isFirst) return null;
  const isOver = (other: string) =>
    other.trim() !== '' && indentOf(untabbed(other)) <= indent && !(isTabbed(text) && isTabbed(other));
  const next = rows.findIndex((other, at) => at > row && isOver(other));
  const end = isWhole ? (next < 0 ? rows.length : next) : endOf(rows, row);
  // A dash in a wrong place, or before the first field, would stay there alone.
  const isKept = isItem(text) && !isFirst && isInLine(rows, row);
  const column = !isWhole ? valueStart(text) : isKept ? indent + '- '.length : 0;
  return {
    from: lines.offset({ line: row + 1, column: column + 1 }),
    to: lines.offset({ line: end + 1, column: 1 }),
  };
}

/** The fix that writes lines as they are meant; none where that is not sure of the first. */
function rewritten(
  rows: readonly string[],
  wrong: readonly number[],
  lines: Lines,
  repair: (row: string, index: number) => string | null,
): Fix | undefined {
  const edits = wrong.flatMap((index) => {
    const written = (rows[index] ?? '').replace(/\r$/, '');
    const text = repair(written, index)?.replace(/\r$/, '') ?? null;
    const from = lines.offset({ line: index + 1, column: 1 });
    return text === null ? [] : [{ from, to: from + written.length, text }];
  });
  const [first] = edits;
  return first && { title: `Написать «${first.text.trim()}»`, edits };
}

const isTabbed = (row = '') => /^ *\t/.test(row);
const untabbed = (row: string, width = 2): string =>
  row.replace(/^[ \t]+/gm, (indent) => indent.replaceAll('\t', ' '.repeat(width)));

/**
 * The fields with spaces in place of tabs. How wide a tab was depends on the writer's editor: of the usual widths that one
 * is right with which the fields can be read and stand in line.
 * @returns null where the fields can be read in several ways, or in none
 */
function untabbedRows(rows: readonly string[]): string[] | null {
  const readings = new Map<string, string[]>();
  for (const width of [2, 4, 8]) {
    const meant = rows.map((row) => untabbed(row, width));
    const document = readYaml(meant.join('\n'));
    const isRight = document.errors.length === 0 && meant.every((_, at) => isInLine(meant, at));
    const data = isRight ? JSON.stringify(document.toJS()) : null;
    if (data !== null && !readings.has(data)) readings.set(data, meant);
  }
  const [only = null] = readings.size === 1 ? readings.values() : [];
  return only;
}

const isField = (row = '') => /^ *[a-z]\w*:(?: |$)/i.test(row.trimEnd());
const isItem = (row = '') => /^ *- /.test(row);
const indentOf = (row = '') => row.search(/\S|$/);
/** Where the name of a field begins, behind the dash of an item. */
const depthOf = (row = '') => /^ *(?:- +)*/.exec(row)?.[0].length ?? 0;
/** False for an empty line and for a remark. */
const isFilled = (row: string) => /^\s*[^\s#]/.test(row);
/** The next line that says something; lines between may have been taken out before. */
const filledBelow = (rows: readonly string[], index: number) =>
  rows.findIndex((row, at) => at > index && isFilled(row));

const filledAbove = (rows: readonly string[], index: number) => rows.slice(0, index).findLastIndex(isFilled);

/** Spaces that look like one and are none to YAML: word processors and web pages put them in. */
const oddSpaces = '[\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff]';
const name = '(?:- +)?(?!site:|mailto:|tel:)[\\p{L}][\\p{L}\\d]*';
const oddSpace = new RegExp(`^([ ]*(?:(?:-|${name}:)[ ]*)?)(${oddSpaces}+[ ]*)`, 'u');
const glued = new RegExp(`^([ ]*(?:${name}:|-))(?=[^\\s/:-])`, 'u');

/**
 * A space of another kind before or after a name, or none after a colon or a dash: YAML sees a name that goes on, or no field at
 * all, and says nothing of use.
 * @param broken the line on which YAML has given up; a missing space is looked for there and just above
 *
 * Bad: `title:Журнал`, a no-break space after `title:`. Good: `title: Журнал`.
 */
function spaceSlip(rows: readonly string[], lines: Lines, broken: number | null): Found | null {
  for (const [row, text] of rows.entries()) {
    const odd = oddSpace.exec(text);
    const isNear = broken !== null && (row === broken || row === broken - 1);
    const [, before, wrong = ''] = odd ?? (isNear ? glued.exec(text) : null) ?? [];
    if (row === 0 || before === undefined) continue;
    const from = lines.offset({ line: row + 1, column: before.length + 1 });
    const range = { from, to: from + wrong.length };
    const isDash = before.trim() === '-';
    const place = { row, column: before.length, length: Math.max(1, wrong.length), rule: 'space' };
    const title = 'Поставить обычный пробел';
    if (!odd)
      return {
        ...place,
        what: `После ${isDash ? 'дефиса' : 'двоеточия'} нет пробела.`,
        hint: `Поставьте пробел: ${isDash ? '«- пункт»' : '«имя: значение»'}.`,
        fix: replacement(range, ' ', title),
        ...(isDash && { lost: 'line' as const }),
      };
    return {
      ...place,
      what: 'Здесь неразрывный или другой особый пробел, обычно он приходит из\u00a0Word или с\u00a0веб-страницы.',
      hint: 'Сотрите его и\u00a0наберите обычный.',
      fix: replacement(range, before.trim() === '' ? ' '.repeat(wrong.length) : ' ', title),
      mend: range,
    };
  }
  return null;
}
