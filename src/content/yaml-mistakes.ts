import { type Document, visit, type YAMLError, YAMLParseError } from 'yaml';
import { lineSlip, openQuote, spaceSlip } from './field-slips.ts';
import type { Position } from './frontmatter.ts';
import type { Problem } from './problems.ts';

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
  remark: {
    what: 'Знак «#» после пробела начинает пометку: всё после него на сайт не попадёт.',
    hint: 'Возьмите всё значение в кавычки. Пометку для себя пишите отдельной строкой.',
  },
};
const anyMistake = {
  what: 'Эту строку нельзя прочитать как «поле: значение».',
  hint: 'Проверьте кавычки, двоеточия и отступы.',
};

/** One slip makes the parser stumble on what follows too: only the first error is the writer's. */
export function yamlProblems(
  file: string,
  source: string,
  errors: readonly YAMLError[],
  at: (offset: number) => Position,
): Problem[] {
  const [error] = errors;
  const broken = error ? at(error.pos[0]) : null;
  const slip = spaceSlip(file, source, broken?.line ?? null);
  if (slip) return [slip];
  if (!error || !broken) return [];
  const texts =
    losses[error.message] ??
    (/closing ["']quote/.test(error.message) ? openQuote(source) : null) ??
    lineSlip(source, broken.line) ??
    yamlMistakes[error.code] ??
    anyMistake;
  return [
    { file, ...broken, field: null, expected: '', rule: 'frontmatter/yaml', severity: 'error', ...texts },
  ];
}

/**
 * What YAML takes for something of its own, and no writer means: `*Важно*` refers to an anchor, `&Важно` sets one, and
 * of `Журнал #1` all after the word is a remark. The first throws when it is resolved, the others lose words unseen.
 */
export function reportLost(document: Document): void {
  const report = (name: keyof typeof losses, [from, to]: readonly [number, number]) =>
    document.errors.push(new YAMLParseError([from, to], 'BAD_ALIAS', name));
  visit(document, {
    Alias: (_, { range }) => {
      report('alias', [range?.[0] ?? 0, range?.[1] ?? 0]);
    },
    Scalar: (_, { anchor, comment, range, type, value }) => {
      const [from, to] = range ?? [0, 0];
      if (anchor !== undefined) report('anchor', [from - anchor.length - 2, to]);
      // A remark on a line of its own belongs to the next field; beside a day, a number or a quote it is meant.
      else if (comment && type === 'PLAIN' && typeof value === 'string' && !/^[\d-]+$/.test(value))
        report('remark', [to + 1, to + 2]);
    },
  });
}
