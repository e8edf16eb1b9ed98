import { counted } from '../../../content/problems/counted.ts';
import { type ContentType, isSiteFile, schemas } from '../../../content/schemas/index.ts';
import { partType } from '../../../content/types/index.ts';
import type { FileRule } from '../../engine/rule.ts';

/** Characters that Russian search results show before they cut (measured in the widths of Google and Yandex). */
const title = { least: 4, most: 70, error: 80 };
const description = { least: 50, most: 180, error: 200 };
const characters = (count: number) => counted(count, 'знак', 'знака', 'знаков');

/** True where the schema lets a title be longer than search shows: headlines say more than names. */
const mayBeLong = (type: ContentType): boolean =>
  'title' in schemas[type].shape && (schemas[type].shape.title.maxLength ?? 0) > title.error;

/**
 * Titles and descriptions have a length that search results show whole. The schema's limits are wider: beyond them it
 * is an error, here it is advice.
 *
 * Bad: a description of 195 characters. Good: one or two sentences, 50 to 180 characters.
 */
export const rule: FileRule = {
  id: 'seo/length',
  severity: 'warning',
  *check({ values, language, type, file }, { settings }) {
    if (language === 'en' || /(^|\/)_/.test(file) || isSiteFile(type) || partType(type)) return;
    const titleField = values.find(({ field }) => field === 'title');
    const about = values.find(({ field }) => field === 'description');
    const brand = settings ? ` — ${settings.brand}`.length : 0;
    const isLong = (size: number) => size <= title.error && size + brand > title.most;
    if (titleField && !mayBeLong(type) && isLong(titleField.text.length))
      yield {
        from: titleField.from,
        to: titleField.to,
        field: 'title',
        what: `Название длинное: с\u00a0названием сайта ${characters(titleField.text.length + brand)}, поиск покажет около ${title.most}.`,
        hint: 'Сократите его, а\u00a0подробности перенесите в\u00a0description.',
      };
    const short = titleField?.text.trim().length ?? 0;
    // Shorter still, and the schema has said it.
    if (titleField && short >= 2 && short < title.least)
      yield {
        from: titleField.from,
        to: titleField.to,
        field: 'title',
        what: `Название короткое: «${titleField.text}».`,
        hint: 'Добавьте слово, по которому страницу узнают в\u00a0поиске.',
      };
    if (!about) return;
    const size = about.text.length;
    if (size > description.error) return;
    if (size > description.most)
      yield {
        from: about.from,
        to: about.to,
        field: 'description',
        what: `Описание длинное: ${characters(size)}, поиск покажет около ${description.most}.`,
        hint: 'Главное поставьте в\u00a0первое предложение и\u00a0сократите остальное.',
      };
    else if (size < description.least)
      yield {
        from: about.from,
        to: about.to,
        field: 'description',
        what: `Описание короткое: ${characters(size)}.`,
        hint: `Скажите одним–двумя предложениями, что найдёт читатель: от ${description.least} знаков.`,
      };
  },
};
