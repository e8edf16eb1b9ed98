import type { Opened } from '../../../content/preview/editing.ts';
import type { PageSource } from '../../page-data.ts';
import { ask } from './server.ts';

/** The files as they were read last: what is pressed in them opens at once. */
const kept = new Map<string, { text: string; opened: Promise<Opened> }>();

/** A file as a page shows it: what is pressed is looked for there. As it stands, where the page does not know its text. */
export function readShown(file: string, { texts }: PageSource): Promise<Opened> {
  const text = texts[file];
  const known = kept.get(file);
  if (known && known.text === text) return known.opened;
  const opened = ask('open', file, text ?? null);
  if (text !== undefined) {
    kept.set(file, { text, opened });
    opened.catch(() => kept.delete(file));
  }
  return opened;
}
