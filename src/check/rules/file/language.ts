import { textRule } from '../../engine/rule.ts';

const russian = '(?<!\\p{L})[А-Яа-яЁё]{2,}(?!\\p{L})';
const mayBeRussian = 'Переведите его на английский или удалите строку «template: true».';

/**
 * English samples contain no Russian text. Fewer than three words may be a name or a quotation.
 *
 * Bad: a paragraph in Russian in `pages/service-single/`. Good: the same in English.
 */
export const rule = textRule('text/language', {
  severity: 'warning',
  pattern: new RegExp(`${russian}(?:[^]*?${russian}){2,}`, 'gu'),
  what: 'Русский текст в\u00a0английской записи.',
  hint: 'Переведите его на английский; русской записи место в\u00a0другой папке.',
  judge: (_, { language, type }) =>
    language !== 'en' ? null : type === 'page' || type === 'post' ? { hint: mayBeRussian } : {},
  texts: 'all',
  once: 'file',
});
