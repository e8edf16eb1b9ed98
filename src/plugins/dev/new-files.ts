import type { Plugin } from 'vite';
import { untilWritten } from '../../write-files.ts';
import { sectionFolders } from '../sections.ts';

/**
 * Vite plugin: the dev server restarts when a file is added that a glob finds, such as a type of entry, a layout or a rule of
 * the check, and when a component is added to a section's folder or removed. Vite would only reload modules of the server graph
 * that import the file, and there are none yet.
 * @param root the project's folder
 */
export function newFiles(root: string): Plugin {
  // As of the server's start, like the list that vite.config.ts gives to the compiler.
  const known = JSON.stringify(sectionFolders(root));
  const haveSectionsChanged = () => JSON.stringify(sectionFolders(root)) !== known;
  return {
    name: 'site:new-files',
    apply: 'serve',
    // The watcher reports nothing that happens during its first scan.
    configureServer(server) {
      server.watcher.once('ready', () => {
        if (haveSectionsChanged()) void server.restart();
      });
    },
    // `post`: after Vite has added the modules with such globs. An empty list: tabs reload when the server is back.
    hotUpdate: {
      order: 'post',
      async handler({ type, file, modules, server }) {
        await untilWritten(file);
        // The route table, which finds pages, updates itself.
        const isFound = type === 'create' && modules.some((module) => !module.isSelfAccepting);
        if (!isFound && !(file.includes('/mdx-components/') && haveSectionsChanged())) return undefined;
        if (this.environment.name === 'ssr') void server.restart();
        return [];
      },
    },
  };
}
