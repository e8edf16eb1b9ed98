import type { SiteIndex } from '../../content/entry.ts';
import type { BodyFacts } from '../../content/mdx/compiler.ts';
import { entryUses, openPictures, type PictureUse } from '../../content/pictures/open-pictures.ts';

/**
 * Every picture that a page of the site shows, in its text or by its fields; those of drafts wait with them.
 * @param facts what the compiler found in the bodies, by file
 */
export function usedPictures(
  root: string,
  { entries, parts = [], preview }: SiteIndex,
  facts: ReadonlyMap<string, Pick<BodyFacts, 'pictures'>>,
): PictureUse[] {
  const files = [...entries, ...parts, ...Object.values(preview?.workshop ?? {})].map(({ file }) => file);
  return [
    ...entryUses(entries, openPictures(root)),
    ...files.flatMap((file) => facts.get(file)?.pictures ?? []),
  ];
}
