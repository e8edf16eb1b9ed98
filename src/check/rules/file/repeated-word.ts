import { type Match, type Told, textRule } from '../../engine/matches.ts';
import type { FileRule } from '../../engine/rule.ts';

/** Words that Russian does repeat: «да-да», «еле-еле» have hyphens, these do not. */
const doubled = new Set(['очень', 'чуть', 'всё', 'да', 'нет', 'ну', 'так', 'то', 'тик', 'того']);

const twice = /(?<![\p{L}\d-])(\p{L}+)[ \u00a0\n]+\1(?![\p{L}\d-])/giu;

const told = ({ groups: [, word = ''] }: Match): Told | null =>
  doubled.has(word.toLowerCase())
    ? null
    : { what: `Слово «${word}» повторяется.`, hint: 'Оставьте одно.', right: word };

/**
 * A word typed twice.
 *
 * Bad: `оценки в в журнале`. Good: `оценки в журнале`.
 */
export const rule: FileRule = { ...textRule('text/repeated-word', [twice, told]), severity: 'warning' };
