import type { Entry } from '../entry.ts';
import type { Pictures, PictureUse } from './open-pictures.ts';
import type { EntryPicture } from './picture.ts';

/** A picture that an entry names in its fields. */
interface EntryUse extends PictureUse {
  file: string;
  alt: string;
}

/**
 * The pictures that entries name in their fields. One that cannot be shown is left out: the check tells it
 * (src/check/rules/site/pictures.ts), and the entry shows its scene.
 */
export const entryUses = (entries: readonly Entry[], pictures: Pictures): EntryUse[] =>
  entries.flatMap(({ file, data }) => {
    if (!('picture' in data) || !data.picture) return [];
    const found = pictures.find(file, data.picture.file);
    return 'picture' in found ? [{ ...found, file, alt: data.picture.alt }] : [];
  });

/** The same by file, as pages need them. */
export const entryPictures = (entries: readonly Entry[], pictures: Pictures): Record<string, EntryPicture> =>
  Object.fromEntries(entryUses(entries, pictures).map(({ file, picture, alt }) => [file, { picture, alt }]));
