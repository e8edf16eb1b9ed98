import type { Language } from '../vocabulary.ts';
import { type Labels, ru } from './labels.ru.ts';

/** The loaded dictionaries. */
const known: { [language in Language]?: Labels } = { ru };

/** The labels of a language that has been loaded; Russian for any other. */
export const labelsOf = (language: string | undefined): Labels => known[language as Language] ?? ru;

/** The labels of the document's language, for code without the page's data. */
export const documentLabels = (): Labels => labelsOf(globalThis.document?.documentElement.lang);

/** Loads the labels of a language before its first page in the browser: few pages are English. The server has all (src/app/entry-server.tsx). */
export async function loadLabels(language: Language): Promise<void> {
  if (language === 'en') known.en ??= (await import('./labels.en.ts')).en;
}
