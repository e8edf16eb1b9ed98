import type { Opened } from '../../../content/writers/editing.ts';
import type { PageSource } from '../../page-data.ts';
import { ask } from './server.ts';

/** Cache of the files in the text that the page shows, so that a pressed text opens at once. */
const cache = new Map<string, { text: string; opened: Promise<Opened> }>();

/** Opens a file in the text that a page shows, or in its current one if the page does not have its text. */
export function readShown(file: string, { texts }: PageSource): Promise<Opened> {
  const text = texts[file];
  const known = cache.get(file);
  if (known && known.text === text) return known.opened;
  const opened = ask('open', file, text ?? null);
  if (text !== undefined) {
    cache.set(file, { text, opened });
    opened.catch(() => cache.delete(file));
  }
  return opened;
}
