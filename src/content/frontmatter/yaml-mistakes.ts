import { type Document, visit, type YAMLError, YAMLParseError } from 'yaml';
import type { Problem } from '../problems/problems.ts';
import { lineSlip, openBracket, openQuote, spaceSlip } from './field-slips.ts';
import type { Position } from './frontmatter.ts';

/** Russian sentences for what YAML's parser finds (its `code`s, https://eemeli.org/yaml/#errors). */
const yamlMistakes: Partial<Record<YAMLError['code'], { what: string; hint: string }>> = {
  DUPLICATE_KEY: { what: 'Поле записано дважды.', hint: 'Оставьте одно из двух.' },
  TAB_AS_INDENT: { what: 'Отступ сделан табуляцией.', hint: 'Замените её на два пробела.' },
  BAD_INDENT: {
    what: 'Отступ строки не совпадает с соседними.',
    hint: 'Поставьте поля одного уровня одно под другим.',
  },
  MISSING_CHAR: {
    what: 'Не хватает знака: кавычки, скобки или двоеточия.',
    hint: 'Закройте кавычку или скобку.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    what: 'В строке второе двоеточие с пробелом.',
    hint: 'Возьмите всё значение в кавычки: title: "Журнал: оценки".',
  },
  BAD_SCALAR_START: {
    what: 'Значение начинается со служебного знака.',
    hint: 'Возьмите значение в кавычки.',
  },
  UNEXPECTED_TOKEN: { what: 'Здесь лишний знак.', hint: 'Уберите его или возьмите значение в кавычки.' },
};
/** The same for what YAML reads without a word, by the names that `reportLost` gives. */
const losses: Record<string, { what: string; hint: string }> = {
  alias: {
    what: 'Значение начинается со служебного знака «*».',
    hint: 'Возьмите значение в кавычки.',
  },
  anchor: {
    what: 'Значение начинается со служебного знака «&».',
    hint: 'Возьмите значение в кавычки.',
  },
  tag: {
    what: 'Значение начинается со служебного знака «!».',
    hint: 'Возьмите значение в кавычки.',
  },
  remark: {
    what: 'Знак «#» после пробела начинает пометку: всё после него на сайт не попадёт.',
    hint: 'Возьмите всё значение в кавычки. Пометку для себя пишите отдельной строкой.',
  },
};
const anyMistake = {
  what: 'Эту строку нельзя прочитать как «поле: значение».',
  hint: 'Проверьте кавычки, двоеточия и отступы.',
};

/** How much of the fields a slip has spoilt: a space, one value, one line, a field, or a field written once more. */
export type Spoilt = 'space' | 'value' | 'line' | 'field' | 'twice';

/**
 * The first slip of a block of fields: it makes the parser stumble on what follows too, so that nothing is said of its
 * further errors until it is out of the way (yaml-recovery.ts).
 * @param block the text up to the end of the fields
 * @param errors what the parser found, in any order
 */
export function yamlProblem(
  file: string,
  block: string,
  errors: readonly YAMLError[],
  at: (offset: number) => Position,
): { problem: Problem; spoilt: Spoilt } | null {
  const [error] = [...errors].sort((a, b) => a.pos[0] - b.pos[0]);
  const broken = error ? at(error.pos[0]) : null;
  const slip = spaceSlip(file, block, broken?.line ?? null);
  if (slip) return slip;
  if (!error || !broken) return null;
  const before = (block.split('\n')[broken.line - 1] ?? '').slice(0, broken.column - 1);
  const told =
    (losses[error.message] && { ...losses[error.message], spoilt: 'value' as const }) ??
    (/closing ["']quote/.test(error.message) ? openQuote(block) : null) ??
    (/end with a [\]}]/.test(error.message) ? openBracket(block, broken.line) : null) ??
    // Where the indent itself is wrong, the line below is not.
    (error.code === 'BAD_INDENT' && /^ *$/.test(before) ? null : lineSlip(block, broken.line));
  const texts = textsOf(error, block.split('\n')[broken.line - 1] ?? '');
  const problem: Problem = {
    ...{ file, ...broken, field: null, expected: '', rule: 'frontmatter/yaml', severity: 'error', ...texts },
  };
  if (!told) return { problem, spoilt: error.code === 'DUPLICATE_KEY' ? 'twice' : 'field' };
  const { spoilt, ...place } = told;
  return { problem: { ...problem, ...place }, spoilt };
}

/** What an error of the parser means; of a tab and of a line without a colon its code says too little. */
function textsOf({ code, message }: YAMLError, row: string): { what: string; hint: string } {
  if (message.startsWith('A block sequence may not')) return yamlMistakes.BAD_INDENT ?? anyMistake;
  if (/^ *\t/.test(row)) return yamlMistakes.TAB_AS_INDENT ?? anyMistake;
  if (message.startsWith('Implicit map keys need')) return anyMistake;
  return yamlMistakes[code] ?? anyMistake;
}

/**
 * What YAML takes for something of its own, and no writer means: `*Важно*` refers to an anchor, `&Важно` sets one, `!new` names
 * a type, and of `Журнал #1` all after the word is a remark. The first throws when it is resolved, the others lose words
 * unseen.
 */
export function reportLost(document: Document, text: string): void {
  const report = (name: keyof typeof losses, [from, to]: readonly [number, number]) =>
    document.errors.push(new YAMLParseError([from, to], 'BAD_ALIAS', name));
  visit(document, {
    Alias: (_, { range }) => {
      report('alias', [range?.[0] ?? 0, range?.[1] ?? 0]);
    },
    Scalar: (_, { anchor, comment, range, tag, type, value }) => {
      const [from, to] = range ?? [0, 0];
      if (anchor !== undefined) report('anchor', [from - anchor.length - 2, to]);
      else if (tag && !tag.startsWith('tag:yaml.org'))
        report('tag', [text.slice(0, from).search(/!\S*\s*$/), to]);
      // A remark on a line of its own belongs to the next field; beside a day, a number or a quote it is meant.
      else if (comment && type === 'PLAIN' && typeof value === 'string' && !/^[\d-]+$/.test(value))
        report('remark', [to + 1, to + 2]);
    },
  });
}
