import type { ContentFile } from '../../content/content-file.ts';
import { frontmatterSchema } from '../../content/schemas/field-schema.ts';
import type { ContentStore } from '../../content/store.ts';
import { letterRuns, mixedWord } from '../rules/file/mixed-alphabet.ts';
import { kindOf, Refusal } from './kinds.ts';

/** Text with one space between words and none around them. */
export const spaced = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Throws for letters of two alphabets in one word: the check would complain of the fresh file. */
export function checkLetters(text: string): void {
  for (const [word] of text.matchAll(letterRuns)) {
    const found = mixedWord(word);
    if (found) throw new Refusal(`${found.what} ${found.hint}`);
  }
}

/**
 * The title of a request as it will stand in the file.
 * @throws {Refusal} for one that is empty, too long, of mixed letters or another page's
 */
export function titleOf(request: { kind: string; title: string }, { files }: ContentStore): string {
  const title = spaced(request.title);
  if (!title) throw new Refusal('Название не может быть пустым.', 'Добавьте --title "…".');
  const { maxLength = Infinity } = frontmatterSchema(kindOf(request.kind).name).properties?.title ?? {};
  if (title.length > maxLength)
    throw new Refusal(`Название слишком длинное: ${title.length} знаков, наибольшее\u00a0— ${maxLength}.`);
  checkLetters(title);
  const same = ({ url, frontmatter }: ContentFile) =>
    url !== null && spaced(String(frontmatter.data.title ?? '')).toLowerCase() === title.toLowerCase();
  const owner = [...files.values()].find(same);
  if (owner)
    throw new Refusal(
      `Так уже называется страница ${owner.file}. Придумайте название, по\u00a0которому их отличат.`,
    );
  return title;
}
