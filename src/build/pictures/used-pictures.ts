import { entryUses } from '../../content/pictures/entry-pictures.ts';
import { openPictures, type PictureUse } from '../../content/pictures/open-pictures.ts';
import type { Content } from '../../content/plugin.ts';

/** Every picture that a page of the site shows, in its text or by its fields; those of drafts wait with them. */
export async function usedPictures({ root, store, compile }: Content): Promise<PictureUse[]> {
  const { entries } = store.index();
  const uses: PictureUse[] = entryUses(entries, openPictures(root));
  for (const { file } of entries) uses.push(...(await compile(file, store.sourceOf(file))).pictures);
  return uses;
}
