import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Version } from '../compare/built.ts';
import type { Review } from '../types.ts';

/** Copies the base's social pictures, which the report shows. Cards whose picture file is missing lose the picture. */
export function keepOldPictures({ pages }: Pick<Review, 'pages'>, base: Version | null, head: Version): void {
  for (const { card } of pages) {
    const { before, after } = card ?? {};
    if (after?.picture && !existsSync(join(head.folder, after.picture))) after.picture = null;
    const from = base && before?.picture && join(base.folder, before.picture);
    if (!from) continue;
    const kept = existsSync(from) ? `/preview/before${before.picture}` : null;
    if (kept) cpSync(from, join(head.folder, kept));
    before.picture = kept;
  }
}
