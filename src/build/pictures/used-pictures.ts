import { entryUses } from '../../content/pictures/entry-pictures.ts';
import { openPictures, type PictureUse } from '../../content/pictures/open-pictures.ts';
import type { Content } from '../../content/plugin.ts';

/** Every picture that a page shows, in its text or by its fields. */
export async function usedPictures({ root, store, compile }: Content): Promise<PictureUse[]> {
  const uses: PictureUse[] = entryUses(store.index().entries, openPictures(root));
  for (const { file, source } of store.files.values()) uses.push(...(await compile(file, source)).pictures);
  return uses;
}
