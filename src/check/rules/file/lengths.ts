import { counted } from '../../../content/problems/counted.ts';
import { fragmentType } from '../../../content/types/index.ts';
import { frontmatterSchema, isSiteFile } from '../../../content/types/schemas.ts';
import type { FileRule } from '../../engine/rule.ts';

/** Lengths in characters of about what Google and Yandex show, measured in their widths, with advice for others. */
const lengths = {
  title: {
    name: 'Название',
    fit: [4, 70],
    short: 'Добавьте слово, по которому страницу узнают в\u00a0поиске.',
    long: 'Сократите его, а\u00a0подробности перенесите в\u00a0description.',
  },
  description: {
    name: 'Описание',
    fit: [50, 180],
    short: 'Скажите одним-двумя предложениями, что найдёт читатель: от 50 знаков.',
    long: 'Главное поставьте в\u00a0первое предложение и\u00a0сократите остальное.',
  },
} as const;

const characters = (count: number) => counted(count, 'знак', 'знака', 'знаков');

/** Limit of titles in the schemas; higher for headlines, which may be longer than search engines show. */
const longestTitle = 80;

/**
 * Titles and descriptions fit into search results. Not for English samples, fragments of pages and files whose name begins with `_`.
 *
 * Bad: a description of 195 characters. Good: one or two sentences, 50 to 180 characters.
 */
export const rule: FileRule = {
  id: 'seo/length',
  severity: 'warning',
  *check({ values, language, type, file }, settings) {
    if (language === 'en' || /(^|\/)_/.test(file) || isSiteFile(type) || fragmentType(type)) return;
    for (const { field, text, from, to } of values) {
      if (field !== 'title' && field !== 'description') continue;
      const { name, fit, short, long } = lengths[field];
      const { minLength = 0, maxLength = 0 } = frontmatterSchema(type).properties?.[field] ?? {};
      const { length } = text.trim();
      // The schema reports it.
      if (length < minLength || length > maxLength) continue;
      // Search engines show titles with the site's name.
      const brand = field === 'title' && settings ? ` — ${settings.brand}`.length : 0;
      const isShort = length < fit[0];
      const isLong = length + brand > fit[1] && !(field === 'title' && maxLength > longestTitle);
      const what = isShort
        ? `${name} короткое: ${characters(length)}.`
        : `${name} длинное: ${brand ? 'с\u00a0названием сайта ' : ''}${characters(length + brand)}, поиск покажет около ${fit[1]}.`;
      if (isShort || isLong) yield { from, to, field, what, hint: isShort ? short : long };
    }
  },
};
