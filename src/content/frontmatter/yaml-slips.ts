import type { Document, YAMLError } from 'yaml';
import type { z } from 'zod';
import { counted } from '../problems/counted.ts';
import type { Lines } from '../problems/lines.ts';
import { type Fix, problem } from '../problems/problems.ts';
import type { Mend, Slip } from '../problems/read-again.ts';
import {
  bestReading,
  blockEnd,
  depthOf,
  indentOf,
  isField,
  isFilled,
  isItem,
  isLevel,
  levelEnd,
  nextRow,
  type Rows,
  tryFields,
  tryLines,
} from './corrected-rows.ts';
import { readYaml } from './yaml.ts';

/** An error of a line. */
interface Mistake {
  what: string;
  hint: string;
  /** Returns the corrected line; the same if it is not certain. */
  repair?: (row: string) => string;
}

/** An error with its position; row and column are counted from 0. */
interface Found extends Mistake {
  row: number;
  column: number;
  rule?: string;
  /** Number of characters to mark. */
  length?: number;
  /** All rows as they were meant, if that is certain. */
  meant?: Rows | null | undefined;
  /** Makes the rest readable; by default, the value or the line is left out. */
  mend?: Mend;
}

/** An error of one value: `message` matches the parser's message (https://eemeli.org/yaml/#errors), `shape` the value. */
interface ValueMistake extends Mistake {
  message?: RegExp;
  /** Group 1 is the text before the error, whose character is `{sign}`. Without it, the parser's position is used. */
  shape?: RegExp;
}

const sign: Mistake = {
  what: 'Значение начинается со служебного знака «{sign}».',
  hint: 'Возьмите значение в кавычки.',
};

/** Quotes a value, unless it contains quotes, brackets or another field, since its end is unclear then. */
const quoted = (row: string): string =>
  /["'\\[\]{}]| [a-z]\w*: /.test(row.replace(/^\s*(?:- +)?\w+: +/, ''))
    ? row
    : row.replace(/^(\s*(?:- +)?\w+:\s+)(?:[“„](.*)[”“]|(.*\S))/, '$1"$2$3"');

/** The first match is reported. */
const valueMistakes: readonly ValueMistake[] = [
  { message: / sign$/, ...sign },
  {
    message: / remark$/,
    what: 'Знак «#» после пробела начинает пометку: всё после него на сайт не попадёт.',
    hint: 'Возьмите всё значение в кавычки. Пометку для себя пишите отдельной строкой.',
  },
  {
    message: / thousand$/,
    what: 'Точка отделяет дробную часть числа, а\u00a0не тысячи.',
    hint: 'Напишите число без точки.',
    repair: (row) => row.replace(/\.000/, '000'),
  },
  {
    message: / comma$/,
    what: 'В\u00a0фигурных скобках запятая начинает новое поле.',
    hint: 'Возьмите слова с\u00a0запятой в\u00a0кавычки: { text: "Раз, два" }.',
    repair: (row) =>
      row.replace(/(?<=[{,] *[a-z]\w*: +)[^\s"'{}[\],:][^"'{}[\]:]*?(?= *(?:, *[a-z]\w*: |\}))/gi, '"$&"'),
  },
  {
    message: /closing ["']quote/,
    shape: /^()(["'])/,
    what: 'Кавычка не\u00a0закрыта.',
    hint: 'Поставьте {sign} в\u00a0конце значения.',
  },
  {
    shape: /^('[^'\n]*\p{L})'(?=\p{L})/u,
    what: 'Апостроф внутри слова закрыл значение.',
    hint: 'Напишите ʻ или возьмите всё значение в\u00a0двойные кавычки.',
    repair: (row) => row.replace(/(?<=[og])'(?=\p{Ll})/giu, 'ʻ'),
  },
  {
    shape: /^()(["'])(?:(?!\2).)*\2\s*[^\s#]/,
    what: 'Кавычка закрылась раньше конца значения.',
    hint: 'Внутри поставьте «ёлочки», а\u00a0прямые кавычки\u00a0— только вокруг всего значения.',
    repair: (row) => row.replace(/"([^"\s](?:[^"]*[^"\s])?)"(?= [^"#]*$)/, '«$1»'),
  },
  {
    message: /end with a [\]}]/,
    shape: /^()([[{])/,
    what: 'Скобка «{sign}» не\u00a0закрыта.',
    hint: 'Закройте её после последнего слова: [журнал, родители]; если это не\u00a0список, возьмите всё значение в\u00a0кавычки.',
  },
  {
    shape: /^(\[(?:[^\]]*[ ,])?)#/,
    what: 'Знак «#» в\u00a0списке начинает пометку.',
    hint: 'Уберите его: метки пишут без решёток.',
    repair: (row) => row.replace(/(?<=[[ ,])#/g, ''),
  },
  // Bad: `title: [Важно] Новый урок`.
  { shape: /^()([!?|>@`%,]|\[(?=[^\]]*\] +\p{L}))/u, ...sign },
  {
    shape: /^()(-)\s/,
    what: 'Дефис стоит в\u00a0строке с\u00a0именем поля.',
    hint: 'Список начинают со следующей строки; если это текст, возьмите его в\u00a0кавычки.',
  },
  {
    message: /^BLOCK_AS_IMPLICIT_KEY/,
    shape: /^(\S.*? )([a-z])\w*: /,
    what: 'В\u00a0одной строке два поля.',
    hint: 'Начните второе с\u00a0новой строки; если это один текст, возьмите его в\u00a0кавычки.',
  },
  {
    message: /^BLOCK_AS_IMPLICIT_KEY/,
    shape: /^()(?=.*:(?:\s|$))/,
    what: 'В строке второе двоеточие с пробелом.',
    hint: 'Возьмите всё значение в кавычки: title: "Журнал: оценки".',
    repair: quoted,
  },
  {
    message: /^(?:BLOCK_AS|MULTILINE)_IMPLICIT_KEY/,
    what: 'В\u00a0продолжении текста стоит двоеточие с\u00a0пробелом.',
    hint: 'Возьмите весь текст в\u00a0прямые кавычки.',
  },
  {
    what: 'Здесь лишний знак.',
    hint: 'Уберите его или возьмите значение в кавычки.',
  },
];

/** Characters that look like spaces but are not for YAML; they come from word processors and web pages. */
const oddSpaces = '[\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff]';
const name = '(?:- +)?(?!site:|mailto:|tel:)[\\p{L}][\\p{L}\\d]*';
const oddSpace = new RegExp(`^([ ]*(?:(?:-|${name}:)[ ]*)?)(${oddSpaces}+[ ]*)`, 'u');

/** A mistake in a line that is found by trial: its correction makes the fields readable. */
interface LineMistake extends Mistake {
  /** Matches the wrong start of a line, which is `{wrong}` in the sentences. */
  wrong: RegExp;
  right: string;
  /** Only of spaces, which are reported at their place; other mistakes, at the start of the line. */
  rule?: string;
}
const lineMistakes: readonly LineMistake[] = [
  {
    rule: 'space',
    what: 'После дефиса нет пробела.',
    hint: 'Поставьте пробел: «- пункт».',
    wrong: /^( *-)(?=[^\s:-])/,
    right: '$1 ',
  },
  {
    rule: 'space',
    what: 'После двоеточия нет пробела.',
    hint: 'Поставьте пробел: «имя: значение».',
    wrong: new RegExp(`^([ ]*${name}:)(?=[^\\s:-])(?!//)`, 'u'),
    right: '$1 ',
  },
  {
    // The bullet of another program, or a number.
    what: 'Пункт списка начат знаком «{wrong}».',
    hint: 'В\u00a0полях пункты начинаются с\u00a0дефиса и\u00a0пробела: «- ».',
    wrong: /^( *)(?:(?:[*+]|--|\d{1,2}[.)])[ \u00a0]+|[•·–—][ \u00a0]*)(?=\S)/,
    right: '$1- ',
  },
  {
    what: 'Пометка в\u00a0полях начинается с\u00a0«#».',
    hint: 'Напишите так: «# заметка».',
    wrong: /^( *)(?:\/\/+|<!--|\{\/\*) *(.*?) *(?:-->|\*\/\})?(\r?)$/,
    right: '$1# $2$3',
  },
  // Replaced by spaces, or left out.
  ...[/^( *) {2}([a-z]\w*:)(?=\s|$)/, /^( *)([a-z]\w*:)(?=\s|$)/].map((wrong) => ({
    what: 'Перед пунктом списка нет дефиса.',
    hint: 'Каждый пункт начинается с\u00a0дефиса и\u00a0пробела: «- {wrong}».',
    wrong,
    right: '$1- $2',
  })),
  {
    what: 'Перед именем поля стоит дефис: это знак списка.',
    hint: 'Уберите его: имя поля стоит в\u00a0начале строки.',
    wrong: /^( *)- +(?=[a-z]\w*:(?: |$)|- )/,
    right: '$1',
  },
  {
    what: 'После имени поля нет двоеточия.',
    hint: 'Поставьте его вплотную к\u00a0имени: «{wrong}:».',
    wrong: /^( *(?:- +)?[a-z]\w*)(?=\s|$)/i,
    right: '$1:',
  },
];

/** Returns the rows with each possible mistake of a line corrected: alone, and in all such lines of its list below it. */
const corrections = (rows: Rows, row: number): Rows[] =>
  lineMistakes
    .filter(({ wrong }) => wrong.test(rows[row] ?? ''))
    .flatMap(({ wrong, right }) => {
      const indent = indentOf(rows[row]);
      const end = levelEnd(rows, row, indent);
      const isBeside = (text: string, at: number) => row <= at && at < end && indentOf(text) === indent;
      const correct = (text: string) => text.replace(wrong, right);
      return [
        rows.map((text, at) => (isBeside(text, at) ? correct(text) : text)),
        rows.with(row, correct(rows[row] ?? '')),
      ];
    });

/**
 * Returns the first error of a block of fields with its mend. Further parser errors are ignored until it is mended,
 * since they may follow from it. Each value is parsed on its own first; if all are valid, the structure is wrong.
 * The schema tells which indents were meant.
 * @param block the file's text up to the end of the fields, with the mends so far
 * @param document read from the block
 */
export function yamlSlip(
  { file, lines, schema }: { file: string; lines: Lines; schema?: z.ZodType | undefined },
  block: string,
  document: Document,
): Omit<Slip, 'block'> | null {
  const rows = block.split('\n');
  const [error] = document.errors;
  const inValue = spaceSlip(rows, lines, schema) ?? (error ? valueSlip(rows) : null);
  const meant = error || !schema ? null : tryFields(rows, document, { correct: corrections, schema });
  const found =
    inValue ?? (error ? structureSlip(rows, lines, error, schema) : meant && lineSlip(rows, meant, lines));
  if (!found) return null;
  const { row, column, length = 0, what, hint, rule = 'yaml', repair } = found;
  const { meant: corrected = repair && rows.with(row, repair(rows[row] ?? '')) } = found;
  const at = lines.offset({ line: row + 1, column: column + 1 });
  // The column may lie in a continuation line.
  const place = lines.at(at);
  const details = {
    ...place,
    ...(length > 0 && { end: { ...place, column: place.column + length } }),
    what: what.replace('{sign}', block.charAt(at)),
    hint: hint.replace('{sign}', block.charAt(at)),
    fix: corrected ? rewritten(rows, corrected, lines) : undefined,
  };
  const { mend = without(rows, row, lines, !inValue) } = found;
  return { at, problem: problem(file, `frontmatter/${rule}`, details), mend };
}

/** Finds the first value of a field or an item that cannot be parsed on its own. */
function valueSlip(rows: Rows): Found | null {
  for (const [row, text] of rows.entries()) {
    const start = valueStart(text);
    if (start === indentOf(text)) continue;
    const alone = untabbed(rows.slice(row, endOf(rows, row)).join('\n'), 1);
    const [error] = readYaml(alone).errors;
    if (!error) continue;
    const message = `${error.code} ${error.message}`;
    for (const { message: pattern = /^/, shape, ...mistake } of valueMistakes) {
      const match = shape ? shape.exec(text.slice(start)) : [];
      if (match && pattern.test(message))
        return { ...mistake, row, column: shape ? start + (match[1] ?? '').length : error.pos[0] };
    }
  }
  return null;
}

/** Returns the column of the value of a field or an item, or of the text of any other line. */
const valueStart = (row: string): number =>
  /^\s*(?:- +)*(?:["']?[\p{L}_][\p{L}\w-]*["']?: +(?=\S))?/u.exec(row)?.[0].length ?? 0;

/** Returns the row after a line's deeper continuation, which ends at a field or item if no bracket or `|` is open. */
function endOf(rows: Rows, row: number): number {
  const text = rows[row] ?? '';
  const isOpen = /: *(?:[|>][-+\d]*|[[{][^\]}]*)\r?$/.test(text);
  const edge = isField(text.replace('- ', '  ')) ? depthOf(text) : indentOf(text);
  const isNext = (other: string) => indentOf(other) <= edge || (!isOpen && isLevel(other));
  return nextRow(rows, row, (other) => other.trim() !== '' && isNext(other));
}

/** Finds an error in the structure of lines that are valid on their own. */
function structureSlip(rows: Rows, lines: Lines, error: YAMLError, schema: z.ZodType | undefined): Found {
  const { line, column } = lines.at(error.pos[0]);
  // After a comment, YAML fails before it reaches the line that does not fit.
  const row = Math.max(line - 1, filledBelow(rows, line - 2));
  const half = halfComment(rows, row, lines);
  if (half) return half;
  const text = rows[row] ?? '';
  const at = row < line ? column - 1 : indentOf(text);
  if (isTabbed(text)) return tabSlip(rows, row, at, schema);
  // Duplicates and text lines are readable elsewhere, too.
  const isOther = error.code === 'DUPLICATE_KEY' || !isLevel(text);
  const meant = tryLines(rows, row, { correct: corrections, schema, most: isOther ? 0 : undefined });
  if (meant) return lineSlip(rows, meant, lines);
  if (error.code === 'DUPLICATE_KEY')
    return { row, column: at, what: 'Поле записано дважды.', hint: 'Оставьте одно из двух.' };
  if (!isLevel(text))
    return {
      row,
      column: at,
      what: 'Эту строку нельзя прочитать как «поле: значение».',
      hint: 'Если это продолжение текста выше, поставьте перед строкой два пробела; если пункт списка\u00a0— «- »; если поле\u00a0— после имени двоеточие и\u00a0пробел.',
    };
  return {
    row,
    column: indentOf(text),
    what: 'Отступ строки не совпадает с соседними.',
    hint: 'Поставьте поля одного уровня одно под другим.',
  };
}

/** Reports a comment that hides only the first line of an item: `# - id: about` above `title: О нас`. */
function halfComment(rows: Rows, near: number, lines: Lines): Found | null {
  const row = rows.findLastIndex((text, at) => at <= near && /^ *# *- +[a-z]\w*:/.test(text));
  const [below, end, column] = [rows[row + 1], blockEnd(rows, row + 1), indentOf(rows[row])];
  if (row < 0 || end < near || isItem(below) || indentOf(below) <= column) return null;
  const what = 'Знак «#» закрыл только первую строку пункта.';
  const hint = 'Поставьте его и\u00a0перед остальными строками или удалите их.';
  return { row, column, what, hint, mend: rowsOut(lines, row + 1, end) };
}

/** Reports a line with a tab. Below a whole value no indent is meant; elsewhere a tab is as wide as in the writer's editor. */
function tabSlip(rows: Rows, row: number, column: number, schema: z.ZodType | undefined): Found {
  const widths = /^\S+: +[^\s|>]/.test(rows[row - 1] ?? '') ? [0] : [2, 4, 8];
  return {
    row,
    column,
    what: 'Отступ сделан табуляцией.',
    hint: 'Замените её пробелами: строки одного уровня стоят одна под другой.',
    meant: bestReading(
      widths.map((width) => rows.map((text) => untabbed(text, width))),
      { schema },
    ),
  };
}

/** Reports a line that was not meant so; it is left out with the lines that belong to it. */
function lineSlip(rows: Rows, meant: Rows, lines: Lines): Found {
  const row = rows.findIndex((text, at) => text !== meant[at]);
  const last = rows.findLastIndex((text, at) => text !== meant[at]);
  const [before, after] = [rows[row] ?? '', meant[row] ?? ''];
  const [column, right] = [indentOf(before), indentOf(after)];
  const end = Math.max(last + 1, levelEnd(meant, row, right + 1));
  const mend = rowsOut(lines, row, end);
  const mistake = lineMistakes.find(({ wrong, right }) => before.replace(wrong, right) === after);
  if (mistake) {
    const [wrong = ''] = mistake.wrong.exec(before) ?? [];
    const hint = mistake.hint.replace('{wrong}', wrong.trim());
    const what = mistake.what.replace('{wrong}', wrong.trim());
    const place = mistake.rule ? { column: wrong.length, length: 1 } : { column };
    return { ...mistake, what, hint, row, ...place, meant, mend };
  }
  const [direction, back] = right < column ? ['вправо', 'левее'] : ['влево', 'правее'];
  const columns = counted(Math.abs(right - column), 'пробел', 'пробела', 'пробелов');
  return {
    row,
    column,
    what: `${isItem(before) ? 'Пункт списка сдвинут' : 'Поле сдвинуто'} ${direction}.`,
    hint: `Поставьте его на\u00a0${columns} ${back}: строки одного уровня стоят одна под другой.`,
    meant,
    mend,
  };
}

/**
 * Leaves out a value with its continuation or, if `isWhole`, a line (without an item's dash) with all deeper ones.
 * @returns null for unindented text, which may continue the field above
 */
function without(rows: Rows, row: number, lines: Lines, isWhole: boolean): Mend | null {
  const text = rows[row] ?? '';
  const spaced = rows.map((other) => untabbed(other));
  const indent = indentOf(spaced[row]);
  if (isWhole && indent === 0 && !isField(text)) return null;
  // Lines with tabs are one error.
  const end = isWhole ? levelEnd(spaced, row, isTabbed(text) ? indent : indent + 1) : endOf(rows, row);
  const column = !isWhole ? valueStart(text) : isItem(text) ? indent + '- '.length : 0;
  return rowsOut(lines, row, end, column);
}

/** Leaves out rows, the first from a column on. */
const rowsOut = (lines: Lines, row: number, end: number, column = 0): Mend => ({
  from: lines.offset({ line: row + 1, column: column + 1 }),
  to: lines.offset({ line: end + 1, column: 1 }),
});

/** Returns a fix that corrects rows; undefined if they are the same. */
function rewritten(rows: Rows, meant: Rows, lines: Lines): Fix | undefined {
  const edits = rows.flatMap((row, at) => {
    const [from, text = row] = [lines.offset({ line: at + 1, column: 1 }), meant[at]];
    return text === row ? [] : [{ from, to: from + row.length, text }];
  });
  const [first] = edits;
  const isIndent = rows.every((row, at) => row.trim() === (meant[at] ?? row).trim());
  return first && { title: isIndent ? 'Выровнять пробелами' : `Написать «${first.text.trim()}»`, edits };
}

const isTabbed = (row = '') => /^ *\t/.test(row);
const untabbed = (row: string, width = 2): string =>
  row.replace(/^[ \t]+/gm, (indent) => indent.replaceAll('\t', ' '.repeat(width)));

/** Returns the next row that is neither empty nor a comment; rows in between may have been left out. */
const filledBelow = (rows: Rows, index: number) => rows.findIndex((row, at) => at > index && isFilled(row));

/**
 * Finds an odd space before or after a name: YAML then sees a longer name or no field, and its message does not help.
 *
 * Bad: a no-break space after `title:`. Good: `title: Журнал`.
 */
function spaceSlip(rows: Rows, lines: Lines, schema: z.ZodType | undefined): Found | null {
  const row = rows.findIndex((text, at) => at > 0 && oddSpace.test(text));
  const text = rows[row] ?? '';
  const [whole = '', before = '', odd = ''] = oddSpace.exec(text) ?? [];
  if (odd === '') return null;
  const spaces = before.trim() === '' ? ' '.repeat(odd.length) : ' ';
  const candidates = [spaces, ''].map((put) => rows.with(row, before + put + text.slice(whole.length)));
  const meant = bestReading(candidates, { schema }) ?? candidates[0] ?? rows;
  const from = lines.offset({ line: row + 1, column: before.length + 1 });
  return {
    ...lineSlip(rows, meant, lines),
    column: before.length,
    length: odd.length,
    rule: 'space',
    what: 'Здесь неразрывный или другой особый пробел, обычно он приходит из\u00a0Word или с\u00a0веб-страницы.',
    hint: 'Сотрите его и\u00a0наберите обычный.',
    // Otherwise, its value can be read.
    ...(meant === candidates[0] && { mend: { from, to: from + odd.length } }),
  };
}
