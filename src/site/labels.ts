import { type Labels, ru } from './labels.ru.ts';

type Language = 'ru' | 'en';

/** The dictionaries that are loaded: the Russian one, and the English one where a template page is shown. */
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
