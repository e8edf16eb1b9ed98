import { type Labels, layouts, ru, shell } from './labels.ru.ts';

type Language = 'ru' | 'en';

/**
 * The one dictionary of interface labels. Visitors' sentences of pages live in MDX; only
 * what belongs to controls stands here.
 */
export const labels = { ru };

const known: { [language in Language]?: Labels } = { ru };

/** The labels of a page's language. English ones must have been made known before: few pages need them. */
export const labelsOf = (language: Language): Labels => known[language] ?? ru;

/** The labels of the page that stands in the document, for what has no page's data. */
export const documentLabels = (): Labels =>
  labelsOf(globalThis.document?.documentElement.lang === 'en' ? 'en' : 'ru');

export const knowLabels = (language: Language, words: Labels): void => {
  known[language] = words;
};

/** Loads the labels of a language, ahead of its first page. */
export async function loadLabels(language: Language): Promise<void> {
  if (!known[language]) knowLabels(language, (await import('./labels.en.ts')).en);
}
export { type Labels, layouts, shell };
