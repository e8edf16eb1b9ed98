import type { Language } from '../vocabulary.ts';
import { type Labels, ru } from './labels.ru.ts';

/** The loaded dictionaries: Russian, and English once a template page is shown. */
const known: { [language in Language]?: Labels } = { ru };

/** The labels of a language. English must have been loaded before, since few pages need it. */
export const labelsOf = (language: Language): Labels => known[language] ?? ru;

/** The labels of the document's language, for code without the page's data. */
export const documentLabels = (): Labels =>
  labelsOf(globalThis.document?.documentElement.lang === 'en' ? 'en' : 'ru');

export const knowLabels = (language: Language, words: Labels): void => {
  known[language] = words;
};

/** Loads the labels of a language before its first page in the browser; the server has both (src/app/entry-server.tsx). */
export async function loadLabels(language: Language): Promise<void> {
  if (!known[language]) knowLabels(language, (await import('./labels.en.ts')).en);
}
