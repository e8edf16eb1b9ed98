import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Version } from '../compare/built.ts';
import type { Review } from '../types.ts';

/** Folder of the base's social pictures in a preview. */
const place = '/preview/before';

/**
 * Takes along the social pictures that only the base has, so that the preview can show them beside the new ones.
 * Cards without a file, on either side, lose their picture.
 */
export function keepOldPictures(review: Review, base: Version | null, head: string): void {
  for (const { card } of review.pages) {
    if (card?.after?.picture && !existsSync(join(head, card.after.picture))) card.after.picture = null;
    const old = card?.before;
    if (!old?.picture || existsSync(join(head, old.picture))) continue;
    const from = base && join(base.folder, old.picture);
    const to = `${place}/${basename(old.picture)}`;
    old.picture = from && existsSync(from) ? to : null;
    if (!from || !old.picture) continue;
    mkdirSync(join(head, place), { recursive: true });
    copyFileSync(from, join(head, to));
  }
}
