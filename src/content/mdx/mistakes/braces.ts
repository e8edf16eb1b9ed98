import { blockEnd } from '../gaps.ts';
import { braces, property, sentenceEnd } from './extent.ts';
import type { Explain } from './stumble.ts';

/* Curly braces and what stands in them. */

/** Bad: `{ и дальше`. Good: `\{ и дальше`. */
export const openBrace: Explain = ({ text, source, at }) => {
  if (!/(?:end of file|lazy line) in expression/.test(text)) return null;
  const from = lastOpenBrace(withoutCode(source), at);
  return {
    what: 'Фигурная скобка { не закрыта.',
    hint: 'Закройте её «}» или напишите \\{.',
    at: from,
    gap: gapAt(source, from),
  };
};

/** Bad: `value={}`. Good: `value={5}`. */
export const emptyBraces: Explain = ({ text, source, at }) =>
  /empty expression/.test(text)
    ? {
        what: 'В\u00a0фигурных скобках ничего нет.',
        hint: 'Впишите значение или удалите свойство.',
        gap: property(source, at),
      }
    : null;

/** Bad: `action={ text: 'Начать' }`, `{имя пользователя}`. Good: `action={{ text: 'Начать' }}`, `\{имя\}`. */
export const badExpression: Explain = ({ text, source, at }) => {
  if (!text.includes('expression with acorn')) return null;
  const from = lastOpenBrace(source, at);
  const around = source.slice(from, at + 20);
  if (/[‘’“”«»]/.test(source.charAt(at)))
    return {
      what: 'Строка в\u00a0фигурных скобках стоит не в\u00a0тех кавычках.',
      hint: "Возьмите её в прямые кавычки: 'Начать'.",
      gap: gapAt(source, from),
    };
  if (source.charAt(from - 1) === '=' && /^\{\s*[\w-]+\s*:/.test(around))
    return {
      what: 'У\u00a0набора значений одна фигурная скобка.',
      hint: "Нужны две: action={{ text: 'Начать', href: '/register' }}.",
      at: from,
      gap: gapAt(source, from),
    };
  if (/=\s*\{?$/.test(source.slice(Math.max(0, from - 1), from)))
    return {
      what: 'В\u00a0фигурных скобках ошибка: не хватает скобки, кавычки или запятой.',
      hint: "Образец: action={{ text: 'Начать', href: '/register' }}.",
      gap: gapAt(source, from),
    };
  return {
    what: 'Фигурные скобки в\u00a0тексте здесь служебные.',
    hint: 'Чтобы скобки увидел читатель, напишите \\{ и\u00a0\\}.',
    at: from,
    gap: gapAt(source, from),
  };
};

/** A property, or the braces in a text; of braces that close far below, what belongs to their own sentence. */
function gapAt(source: string, from: number) {
  if (/=\s*$/.test(source.slice(Math.max(0, from - 3), from))) return property(source, from);
  const gap = braces(source, from);
  const isSure = source.startsWith('{/*', from) || gap.to <= blockEnd(source, from);
  return isSure ? gap : { from, to: sentenceEnd(source, from) };
}

/** The text with spaces in place of its code: braces there mean nothing. */
const withoutCode = (source: string): string =>
  source.replace(
    /^(?<fence>```+|~~~+).*\n[\s\S]*?^\k<fence>|(?<ticks>`+)(?:(?!\n\s*\n)[^`])+\k<ticks>/gm,
    (code) => code.replace(/[^\n]/g, ' '),
  );

/** Offset of the brace that is open at `at`, of the first of two that stand together. */
function lastOpenBrace(source: string, at: number): number {
  let depth = 0;
  for (let index = Math.min(at, source.length) - 1; index >= 0; index--) {
    if (source[index] === '}') depth++;
    if (source[index] === '{' && depth-- === 0) {
      return source[index - 1] === '{' ? index - 1 : index;
    }
  }
  // Closed on a line that the parser counts to something else (a quotation, a list): the last one before.
  const last = source.lastIndexOf('{', at);
  return last < 0 ? at : last;
}
