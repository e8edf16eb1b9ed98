import type { Plugin } from 'vite';
import { untilWritten } from '../../write-files.ts';

/**
 * Vite plugin: the dev server restarts when a file is added that a glob finds, such as a type of entry, a layout or a rule of
 * the check. Vite would only reload modules of the server graph that import the file, and there are none yet.
 */
export function newFiles(): Plugin {
  return {
    name: 'site:new-files',
    apply: 'serve',
    // `post`: after Vite has added the modules with such globs. An empty list: tabs reload when the server is back.
    hotUpdate: {
      order: 'post',
      async handler({ type, file, modules, server }) {
        // The route table, which finds pages, updates itself.
        if (type !== 'create' || modules.every((module) => module.isSelfAccepting)) return undefined;
        if (this.environment.name === 'ssr') {
          await untilWritten(file);
          void server.restart();
        }
        return [];
      },
    },
  };
}
