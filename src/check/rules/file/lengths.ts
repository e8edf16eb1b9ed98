import { counted } from '../../../content/problems/counted.ts';
import { fragmentType } from '../../../content/types/index.ts';
import { type ContentType, isSiteFile, schemas } from '../../../content/types/schemas.ts';
import type { FileRule, Finding } from '../../engine/rule.ts';

/** Lengths in characters: `most` is about what Google and Yandex show (measured in their widths), `error` the schema's limit. */
const title = { least: 4, most: 70, error: 80 };
const description = { error: [40, 200], least: 50, most: 180 } as const;
const characters = (count: number) => counted(count, 'знак', 'знака', 'знаков');

/** Whether the schema allows longer titles than search engines show, as for headlines. */
const mayBeLong = (type: ContentType): boolean =>
  'title' in schemas[type].shape && (schemas[type].shape.title.maxLength ?? 0) > title.error;

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
    const brand = settings ? ` — ${settings.brand}`.length : 0;
    for (const { field, text, from, to } of values) {
      const mistake =
        field === 'title'
          ? titleMistake(text, brand, type)
          : field === 'description'
            ? descriptionMistake(text)
            : null;
      if (mistake) yield { from, to, field, ...mistake };
    }
  },
};

type Mistake = Pick<Finding, 'what' | 'hint'>;

function titleMistake(text: string, brand: number, type: ContentType): Mistake | null {
  const { length } = text;
  if (!mayBeLong(type) && length <= title.error && length + brand > title.most)
    return {
      what: `Название длинное: с\u00a0названием сайта ${characters(length + brand)}, поиск покажет около ${title.most}.`,
      hint: 'Сократите его, а\u00a0подробности перенесите в\u00a0description.',
    };
  const short = text.trim().length;
  // Even shorter ones are reported by the schema.
  if (short < 2 || short >= title.least) return null;
  return {
    what: `Название короткое: «${text}».`,
    hint: 'Добавьте слово, по которому страницу узнают в\u00a0поиске.',
  };
}

function descriptionMistake({ length }: string): Mistake | null {
  const [fewest, most] = description.error;
  if (length < fewest || length > most) return null;
  if (length > description.most)
    return {
      what: `Описание длинное: ${characters(length)}, поиск покажет около ${description.most}.`,
      hint: 'Главное поставьте в\u00a0первое предложение и\u00a0сократите остальное.',
    };
  if (length >= description.least) return null;
  return {
    what: `Описание короткое: ${characters(length)}.`,
    hint: `Скажите одним-двумя предложениями, что найдёт читатель: от ${description.least} знаков.`,
  };
}
