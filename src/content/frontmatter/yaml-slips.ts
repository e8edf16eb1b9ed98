import { type Document, parseDocument, visit, type YAMLError, YAMLParseError } from 'yaml';
import type { Lines } from '../problems/lines.ts';
import { type Fix, type Problem, problem } from '../problems/problems.ts';
import type { Mend, Slip } from '../problems/read-again.ts';

interface Mistake {
  /** What YAML's parser says: its code (https://eemeli.org/yaml/#errors) and sentence. */
  said?: RegExp;
  /** The line that is wrong, counted from 0, or -1; without it, the one on which the parser has given up. */
  line?: (rows: readonly string[], index: number) => number;
  /** What that line looks like: what stands before the place, and the sign that is called `{sign}` in the sentences. */
  shape?: RegExp;
  what: string;
  hint: string;
  /** The line as it is meant, where that is sure: null where it is not. */
  repair?: (row: string) => string | null;
  /** Such lines hardly come alone: the repair is for all of them. */
  everywhere?: true;
  /** All lines as they are meant, where no line says it by itself: null where it is not sure. */
  rewrite?: (rows: readonly string[]) => string[] | null;
  /** What the fields can be read without: the value on that line or, by this, all of it, each with the lines that stand deeper. */
  lost?: 'line' | 'field';
}

/** Of a value with quotes of its own nobody knows where it ends. */
const quoted = (row: string): string | null =>
  /["'\\[\]{}]| [a-z]\w*: /.test(row.replace(/^\s*(?:- +)?\w+: +/, ''))
    ? null
    : row.replace(/^(\s*(?:- +)?\w+:\s+)(.*\S)\s*$/, '$1"$2"');
const untabbed = (row: string, width = 2): string =>
  row.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', ' '.repeat(width)));

const quoteIt = 'Возьмите значение в кавычки.';
const otherIndent = {
  what: 'Отступ строки не совпадает с соседними.',
  hint: 'Поставьте поля одного уровня одно под другим.',
  lost: 'line',
} as const;
const withSpaces = 'Замените её пробелами: строки одного уровня стоят одна под другой.';
const pushed = 'Поле сдвинуто вправо.';
const atStart = 'Уберите пробелы в\u00a0начале строки.';
const unreadable = {
  what: 'Эту строку нельзя прочитать как «поле: значение».',
  hint: 'Если это продолжение текста выше, поставьте перед строкой два пробела; если поле\u00a0— после имени двоеточие и\u00a0пробел.',
  lost: 'line',
} as const;

/** A quote that opens a value and closes nowhere on its line. */
const openQuote = /^( *(?:- +)?(?:\w+: +)?)(["'])(?!.*\2)/;

/** What the parser's sentence says by itself. */
const bySentence: readonly Mistake[] = [
  {
    said: / sign$/,
    what: 'Значение начинается со служебного знака «{sign}».',
    hint: quoteIt,
  },
  {
    said: / remark$/,
    what: 'Знак «#» после пробела начинает пометку: всё после него на сайт не попадёт.',
    hint: 'Возьмите всё значение в кавычки. Пометку для себя пишите отдельной строкой.',
  },
  {
    // YAML reads on and gives up at the end of the fields.
    said: /closing ["']quote/,
    line: (rows) => rows.findIndex((row, index) => openQuote.test(row) && !closesBelow(rows, index)),
    shape: openQuote,
    what: 'Кавычка не\u00a0закрыта.',
    hint: 'Поставьте {sign} в\u00a0конце значения.',
  },
  {
    // YAML gives up at the next field.
    said: /end with a [\]}]/,
    line: lastOpenBracket,
    shape: /^(.*?[:-] +)(\[)/,
    what: 'Скобка «[» не\u00a0закрыта.',
    hint: 'Поставьте «]» после последнего слова: [журнал, родители].',
  },
  {
    said: /end with a [\]}]/,
    line: lastOpenBracket,
    shape: /^(.*?[:-] +)(\{)/,
    what: 'Скобка «{» не\u00a0закрыта.',
    hint: 'Поставьте «}» в\u00a0конце.',
  },
];

/** An item that begins with the sign of another program's list. */
const marked = /^( *)([*•·–—])[ \u00a0]+(?=\S)/;
/** The same item with a dash, as long as it was. */
const dashed = (row: string): string =>
  row.replace(marked, (whole, indent: string) => `${indent}-`.padEnd(whole.length));

/** What lines say that are right to YAML, or wrong somewhere below: looked for before its own sentence. */
const byMark: readonly Mistake[] = [
  {
    line: (rows, index) => (marked.test(rows[index] ?? '') ? index : -1),
    shape: marked,
    what: 'Пункт списка начат знаком «{sign}».',
    hint: 'В\u00a0полях пункты начинаются с\u00a0дефиса и\u00a0пробела: «- ».',
    repair: dashed,
    everywhere: true,
  },
  {
    // The first field of all as an item: YAML gives up at the next one.
    line: (rows, index) => (filledBelow(rows, 0) < index ? filledBelow(rows, 0) : -1),
    shape: /^()(-) +[a-z]\w*: /,
    what: 'Перед именем поля стоит дефис: это знак списка.',
    hint: 'Уберите его: имя поля стоит в\u00a0начале строки.',
    repair: (row) => row.replace(/^- +/, ''),
    lost: 'line',
  },
];

/** What the line says on which the parser has given up, where its own words mislead. */
const byLine: readonly Mistake[] = [
  {
    said: /^BLOCK_AS_IMPLICIT_KEY/,
    shape: /^(\s*(?:- +)?\w+: +\S.*? )([a-z])\w*: /,
    what: 'В\u00a0одной строке два поля.',
    hint: 'Начните второе с\u00a0новой строки; если это один текст, возьмите его в\u00a0кавычки.',
  },
  {
    shape: /^(.*?[[,] *)(#)(?=\S)/,
    what: 'Знак «#» начинает пометку: всё после него пропадает.',
    hint: 'Уберите его: [журнал, родители].',
  },
  {
    shape: /^(\s*(?:- +)?\w+: +)([!?|>])/,
    what: 'Значение начинается со служебного знака «{sign}».',
    hint: quoteIt,
  },
  {
    shape: /^(\s*(?:- +(?:\w+: +)?|\w+: +))(["'])(?:(?!\2).)*\2\s*[^\s#]/,
    what: 'Кавычка закрылась раньше конца значения.',
    hint: 'Внутри поставьте «ёлочки», а\u00a0прямые кавычки\u00a0— только вокруг всего значения.',
  },
  {
    shape: /^(\s*(?:- +(?:\w+: +)?|\w+: +))\[[^\]]*\]\s*[^\s#]/,
    what: 'Значение начинается с\u00a0квадратной скобки, а\u00a0это знак списка.',
    hint: 'Возьмите всё значение в\u00a0кавычки: "[Новое] Журнал".',
  },
];

/** What the parser's code means; of a tab and of a line without a colon it says too little. */
const byCode: readonly Mistake[] = [
  { said: /A block sequence may not/, ...otherIndent },
  {
    said: /^DUPLICATE_KEY/,
    what: 'Поле записано дважды.',
    hint: 'Оставьте одно из двух.',
    lost: 'line',
  },
  {
    line: tabbed,
    what: 'Отступ сделан табуляцией.',
    hint: withSpaces,
    lost: 'line',
    everywhere: true,
    rewrite: untabbedRows,
  },
  { said: /Implicit map keys need/, ...unreadable },
  {
    said: /^TAB_AS_INDENT/,
    what: 'Отступ сделан табуляцией.',
    hint: withSpaces,
    lost: 'line',
  },
  { said: /^BAD_INDENT/, ...otherIndent },
  { said: /^MISSING_CHAR/, line: misaligned, ...otherIndent },
  {
    said: /^MISSING_CHAR/,
    what: 'Не хватает знака: кавычки, скобки или двоеточия.',
    hint: 'Закройте кавычку или скобку.',
    lost: 'field',
  },
  {
    said: /^BLOCK_AS_IMPLICIT_KEY/,
    line: (rows, index) => (/: .*:(?:\s|$)/.test(rows[index] ?? '') ? index : -1),
    what: 'В строке второе двоеточие с пробелом.',
    hint: 'Возьмите всё значение в кавычки: title: "Журнал: оценки".',
    repair: quoted,
  },
  // The second colon is that of the line below, which stands too deep.
  { said: /^BLOCK_AS_IMPLICIT_KEY/, ...otherIndent },
  {
    said: /^BAD_SCALAR_START/,
    what: 'Значение начинается со служебного знака.',
    hint: quoteIt,
  },
  {
    said: /^UNEXPECTED_TOKEN/,
    what: 'Здесь лишний знак.',
    hint: 'Уберите его или возьмите значение в кавычки.',
  },
  unreadable,
];

type YamlSlip = Omit<Slip, 'block'> & { problem: Problem };

/**
 * The first slip of a block of fields, and what mends it: it makes the parser stumble on what follows too, so that nothing is
 * said of its further errors until it is out of the way.
 * @param block the file's text up to the end of the fields
 * @param lines its lines
 * @param errors what the parser found, in any order
 */
export function yamlSlip(
  file: string,
  block: string,
  lines: Lines,
  errors: readonly YAMLError[],
): YamlSlip | null {
  const rows = block.split('\n');
  const [error] = [...errors].sort((a, b) => a.pos[0] - b.pos[0]);
  const stumbled = error ? lines.at(error.pos[0]) : null;
  const space = spaceSlip(file, rows, lines, stumbled?.line ?? null);
  if (space || !error || !stumbled) return space;
  const index = stumbled.line - 1;
  const said = `${error.code} ${error.message}`;
  // Where the indent itself is wrong, the line below is not.
  const isIndent =
    error.code === 'BAD_INDENT' && /^ *$/.test((rows[index] ?? '').slice(0, stumbled.column - 1));
  const around = isIndent ? [] : [...indentSlip(rows, index), ...byLine];
  for (const { what, hint, lost, ...mistake } of [...bySentence, ...byMark, ...around, ...byCode]) {
    if (mistake.said && !mistake.said.test(said)) continue;
    const line = mistake.line?.(rows, index) ?? index;
    const row = rows[line];
    const match = mistake.shape ? mistake.shape.exec(row ?? '') : [];
    if (row === undefined || !match) continue;
    const place = mistake.shape ? { line: line + 1, column: (match[1] ?? '').length + 1 } : stumbled;
    const sign = match[2] ?? row.charAt(place.column - 1);
    const told = { ...place, what: what.replace('{sign}', sign), hint: hint.replace('{sign}', sign) };
    const isWrong = (at: number) => (mistake.everywhere ? mistake.line?.(rows, at) === at : at === line);
    const wrong = [...rows.keys()].filter((at) => at >= line && isWrong(at));
    const meant = mistake.rewrite?.(rows);
    const fix = fixOf(rows, wrong, lines, meant ? (_, at) => meant[at] ?? null : mistake.repair);
    const mend =
      mistake.repair === dashed
        ? asItems(rows, line, lines)
        : lost === 'field'
          ? null
          : without(rows, line, lines, lost === 'line');
    return { at: lines.offset(place), problem: problem(file, 'frontmatter/yaml', { ...told, fix }), mend };
  }
  return null;
}

/** A list whose items begin with another sign, from a line on: with dashes it is one, and its items can be judged. */
function asItems(rows: readonly string[], index: number, lines: Lines): Mend {
  const next = rows.findIndex((row, at) => at > index && !marked.test(row));
  const items = rows.slice(index, next < 0 ? undefined : next);
  const from = lines.offset({ line: index + 1, column: 1 });
  return { from, to: from + items.join('\n').length, text: items.map(dashed).join('\n') };
}

/**
 * A line without its value, or nothing of it but the dash of an item; what belongs to it goes too: items, and lines that
 * stand two spaces deeper.
 * @returns null for a text at the left edge, which may go on from the field above
 */
function without(rows: readonly string[], index: number, lines: Lines, isWhole: boolean): Mend | null {
  const row = untabbed(rows[index] ?? '');
  // A first field with a dash before it would leave the dash alone.
  const isDashed = /^- +[a-z]\w*: /.test(row) && index === filledBelow(rows, 0);
  if (isWhole && indentOf(row) === 0 && !isField(row) && !isDashed) return null;
  const [dash = ''] = /^ *(?:- +)+/.exec(row) ?? [];
  const [name] = /^ *(?:- +)*(?:["']?[\p{L}_][\p{L}\w-]*["']?:(?: +|(?=\S|$)))?/u.exec(row) ?? [''];
  const depth = isWhole ? indentOf(row) : depthOf(row);
  const isTabbed = tabbed(rows, index) === index;
  const isOver = (text: string, at: number) =>
    text.trim() !== '' &&
    indentOf(untabbed(text)) < depth + 2 &&
    !(isTabbed && tabbed(rows, at) === at) &&
    !(isField(row) && indentOf(text) === indentOf(row) && /^ *- /.test(text));
  const next = rows.findIndex((text, at) => at > index && isOver(text, at));
  const column = isTabbed || isDashed ? 1 : (isWhole ? dash : name).length + 1;
  const to = lines.offset({ line: (next < 0 ? rows.length : next) + 1, column: 1 });
  return { from: lines.offset({ line: index + 1, column }), to };
}

/** The fix that writes lines as they are meant; none where that is not sure of the first. */
function fixOf(
  rows: readonly string[],
  wrong: readonly number[],
  lines: Lines,
  repair?: (row: string, index: number) => string | null,
): Fix | undefined {
  const edits = wrong.flatMap((index) => {
    const written = (rows[index] ?? '').replace(/\r$/, '');
    const text = repair?.(written, index)?.replace(/\r$/, '') ?? null;
    const from = lines.offset({ line: index + 1, column: 1 });
    return text === null ? [] : [{ from, to: from + written.length, text }];
  });
  const [first] = edits;
  return first && { title: `Написать «${first.text.trim()}»`, edits };
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

function lastOpenBracket(rows: readonly string[], index: number): number {
  const count = (row: string, signs: RegExp) => row.match(signs)?.length ?? 0;
  const isOpen = (row: string) => count(row, /[[{]/g) > count(row, /[\]}]/g);
  const last = rows.findLastIndex((row, at) => at <= index && /^.*?[:-] +[[{]/.test(row) && isOpen(row));
  return last > 0 ? last : -1;
}

function tabbed(rows: readonly string[], index: number): number {
  return /^ *\t/.test(rows[index] ?? '') ? index : -1;
}

/**
 * The fields with spaces in place of tabs. How wide a tab was depends on the writer's editor: of the usual widths that one
 * is right with which the fields can be read and stand in line. Where none does, the lines around say it.
 * @returns null where the fields can be read in several ways, or in none
 */
function untabbedRows(rows: readonly string[]): string[] | null {
  const isTabbed = rows.map((_, index) => tabbed(rows, index) === index);
  // Slips of fields that have no tab are their own.
  const isName = (row: string) => /^[^\s#-]/.test(row);
  const start = rows.findLastIndex((row, at) => at < isTabbed.indexOf(true) && isName(row));
  const end = rows.findIndex((row, at) => at > isTabbed.lastIndexOf(true) && isName(row));
  const read = (meant: readonly string[]) =>
    dataOf(meant.slice(Math.max(0, start), end < 0 ? undefined : end));
  const readings = new Map<string, string[]>();
  for (const width of [2, 4, 8]) {
    const meant = rows.map((row) => untabbed(row, width));
    const data = isTabbed.every((wrong, at) => !wrong || isInLine(meant, at)) ? read(meant) : null;
    if (data !== null && !readings.has(data)) readings.set(data, meant);
  }
  const [first] = readings.values();
  if (first) return readings.size === 1 ? first : null;
  const meant = [...rows];
  for (const [at, row] of rows.entries()) {
    if (!isTabbed[at]) continue;
    const [above, below] = [meant[filledAbove(meant, at)], meant[filledBelow(meant, at)]];
    const text = row.trimStart();
    // The dash of an item stands before its own fields, a field below the one above.
    const indent = isItem(text) ? indentOf(below) - 2 : depthOf(above);
    meant[at] = ' '.repeat(Math.max(0, indent)) + text;
  }
  return isTabbed.every((wrong, at) => !wrong || isInLine(meant, at)) && read(meant) !== null ? meant : null;
}

/** False for an item or a field that begins where none above does, unless the line above opens a list or a set of fields. */
function isInLine(rows: readonly string[], index: number): boolean {
  const row = rows[index] ?? '';
  const isLike = isItem(row) ? isItem : (other: string) => isField(other.replace('- ', '  '));
  if (!isLike(row) || /(?:^|:|(?:^| )-)$/.test(rows[filledAbove(rows, index)]?.trimEnd() ?? '')) return true;
  const startOf = isItem(row) ? indentOf : depthOf;
  return (
    rows.slice(0, index).findLast((other) => isLike(other) && startOf(other) === startOf(row)) !== undefined
  );
}

/** What fields say, to be compared; null where they cannot be read. */
function dataOf(rows: readonly string[]): string | null {
  const text = rows.join('\n').replace(/\r$/, '');
  const document: Document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
  // An alias throws where it is resolved.
  reportLost(document, text);
  return document.errors.length > 0 ? null : JSON.stringify(document.toJS());
}

/** A field whose name begins where none above does. */
function misaligned(rows: readonly string[], index: number): number {
  const above = rows.slice(0, index).filter((row) => row.trim() !== '');
  const starts = above.map(depthOf);
  return isField(rows[index]) && !starts.includes(indentOf(rows[index])) ? index : -1;
}

const isField = (row = '') => /^ *[a-z]\w*:(?: |$)/i.test(row.trimEnd());
const isItem = (row = '') => /^ *- /.test(row);
const indentOf = (row = '') => row.search(/\S|$/);
/** Where the name of a field begins, behind the dash of an item. */
const depthOf = (row = '') => /^ *(?:- +)*/.exec(row)?.[0].length ?? 0;
/** The next line that is not empty; lines between may have been taken out before. */
const filledBelow = (rows: readonly string[], index: number) =>
  rows.findIndex((row, at) => at > index && row.trim() !== '');

const filledAbove = (rows: readonly string[], index: number) =>
  rows.slice(0, index).findLastIndex((row) => row.trim() !== '');

/** What the indents around the line say on which the parser has given up; nothing where they are right. */
function indentSlip(rows: readonly string[], index: number): Mistake[] {
  const at = (line: number, what: string, hint: string, lost: Mistake['lost'] = 'line'): Mistake[] => [
    { line: () => line, shape: /^( *)/, what, hint, lost },
  ];
  const [above, row = '', next] = [rows[index - 1], rows[index], rows[index + 1]];
  const first = filledBelow(rows, 0);
  // The first field of all stands deeper than the next: YAML gives up at that one.
  const isFirstDeeper = first < index && isField(rows[first]) && indentOf(rows[first]) > 0;
  if (isFirstDeeper && isField(row) && indentOf(row) === 0) return at(first, pushed, atStart);
  // A field stands a space less deep than those right above and below it.
  const isPulled = indentOf(above) === indentOf(next) && indentOf(above) - indentOf(row) === 1;
  if (isPulled && [above, row, next].every(isField)) return at(index, otherIndent.what, otherIndent.hint);
  // A field or an item has a value of its own, and a field below stands deeper.
  const [, indent, own = ''] = /^( *)(?:[a-z]\w*: +|- )(\S.*)$/i.exec(row.trimEnd()) ?? [];
  const below = filledBelow(rows, index);
  const isDeeper = indent !== undefined && isField(rows[below]) && indentOf(rows[below]) > indent.length;
  if (!isDeeper || own.includes(': ')) return [];
  // It is the first of several, and the one that stands less deep.
  const third = rows[filledBelow(rows, below)];
  const opens = /^ *[\w-]+: *$/.test((above ?? '').trimEnd());
  if (opens && third !== undefined && indentOf(third) === indentOf(rows[below]))
    return at(index, otherIndent.what, otherIndent.hint);
  const inside = 'Уберите лишние пробелы: поля одного уровня стоят одно под другим.';
  if (/^[^ -]/.test(row)) return at(below, pushed, atStart);
  // The upper one may be what is wrong: no field, or none beside it stands as deep.
  const isUpperRight =
    isField(row.replace('- ', '  ')) && [above, third].some((other) => depthOf(other) === depthOf(row));
  return at(below, pushed, inside, isUpperRight ? 'line' : 'field');
}

/** Spaces that look like one and are none to YAML: word processors and web pages put them in. */
const oddSpaces = '[\\u00a0\\u2000-\\u200b\\u202f\\u3000\\ufeff]';
const name = '(?:- +)?(?!site:|mailto:|tel:)[\\p{L}][\\p{L}\\d]*';
const oddSpace = new RegExp(`^([ ]*(?:(?:-|${name}:)[ ]*)?)(${oddSpaces}+[ ]*)`, 'u');
const glued = new RegExp(`^([ ]*${name}:)(?=[^\\s/:])`, 'u');

/**
 * A space of another kind before or after a name, or none after the colon: YAML sees a name that goes on, or no field at
 * all, and says nothing of use.
 * @param broken the line (1-based) on which YAML has given up; a missing space is looked for there and just above
 *
 * Bad: `title:Журнал`, a no-break space after `title:`. Good: `title: Журнал`.
 */
function spaceSlip(
  file: string,
  rows: readonly string[],
  lines: Lines,
  broken: number | null,
): YamlSlip | null {
  for (const [index, row] of rows.entries()) {
    const odd = oddSpace.exec(row);
    const isNear = broken !== null && (index === broken - 1 || index === broken - 2);
    const [, before, wrong = ''] = odd ?? (isNear ? glued.exec(row) : null) ?? [];
    if (index === 0 || before === undefined) continue;
    const place = { line: index + 1, column: before.length + 1 };
    const from = lines.offset(place);
    const text = before.trim() === '' ? ' '.repeat(wrong.length) : ' ';
    const told = {
      ...place,
      end: { ...place, column: place.column + Math.max(1, wrong.length) },
      what: odd
        ? 'Здесь неразрывный или другой особый пробел, обычно он приходит из\u00a0Word или с\u00a0веб-страницы.'
        : 'После двоеточия нет пробела.',
      hint: odd ? 'Сотрите его и\u00a0наберите обычный.' : 'Поставьте пробел: «имя: значение».',
      fix: { title: 'Поставить обычный пробел', edits: [{ from, to: from + wrong.length, text }] },
    };
    const mend = odd ? { from, to: from + wrong.length } : without(rows, index, lines, false);
    return { at: from, problem: problem(file, 'frontmatter/space', told), mend };
  }
  return null;
}

/**
 * What YAML takes for something of its own, and no writer means: `*Важно*` refers to an anchor, `&Важно` sets one, `!new` names
 * a type, and of `Журнал #1` all after the word is a remark. The first throws when it is resolved, the others lose words
 * unseen.
 */
export function reportLost(document: Document, text: string): void {
  const report = (name: 'sign' | 'remark', from: number, to: number) => {
    document.errors.push(new YAMLParseError([from, to], 'BAD_ALIAS', name));
  };
  visit(document, {
    Alias: (_, { range }) => report('sign', range?.[0] ?? 0, range?.[1] ?? 0),
    Scalar: (_, { anchor, comment, range, tag, type, value }) => {
      const [from, to] = range ?? [0, 0];
      const before = text.slice(0, from);
      if (anchor !== undefined) report('sign', before.lastIndexOf('&'), to);
      else if (tag && !tag.startsWith('tag:yaml.org')) report('sign', before.search(/!\S*\s*$/), to);
      // A remark on a line of its own belongs to the next field; beside a day, a number or a quote it is meant.
      else if (comment && type === 'PLAIN' && typeof value === 'string' && !/^[\d-]+$/.test(value))
        report('remark', to + 1, to + 2);
    },
  });
}
