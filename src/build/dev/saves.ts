import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { pagesFolder } from '../../content/paths.ts';
import { watchFiles } from './watch-pages.ts';

export interface SavesOptions {
  root: string;
  /** Reads a file of `pages/` again. */
  reread: (file: string) => void;
  /** A save came that open pages will hear of. */
  saved: () => void;
}

export interface Saves {
  /** A page has been sent: a save that follows makes it old. */
  shown: () => void;
  /** From now on Vite is told of saves, and tells open pages. */
  tellTo: (vite: Pick<ViteDevServer, 'watcher' | 'ws'>) => void;
}

/**
 * Follows the saves in `pages/` from the first moment: Vite, which tells open pages, starts seconds later, and a file
 * made meanwhile (`npm run new`) must not be lost. Open this before the pages are read.
 */
export function followSaves({ root, reread, saved }: SavesOptions): Saves {
  let vite: Pick<ViteDevServer, 'watcher' | 'ws'> | null = null;
  let isShown = false;
  let isOld = false;
  watchFiles(join(root, pagesFolder), (event, path) => {
    if (vite) {
      vite.watcher.emit(event, path);
      saved();
      return;
    }
    reread(relative(root, path).replaceAll('\\', '/'));
    isOld ||= isShown;
  });
  return {
    shown: () => {
      isShown = true;
    },
    tellTo: (ready) => {
      vite = ready;
      // The page that was sent before such a save connects only now.
      ready.ws.on('connection', () => {
        if (isOld) ready.ws.send({ type: 'full-reload' });
        isOld = false;
      });
    },
  };
}
