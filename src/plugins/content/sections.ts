import type { Plugin } from 'vite';
import { sectionFolders } from '../../content/mdx/section-names.ts';

const id = 'virtual:sections';

/**
 * Vite plugin: `virtual:sections` names the components of MDX and their folders, without their schemas. The dev server
 * starts anew with a component that comes or goes.
 */
export function sections(): Plugin {
  let root = '';
  return {
    name: 'site:sections',
    configResolved: (config) => {
      root = config.root;
    },
    // The compiler is told their names once.
    configureServer(server) {
      const before = JSON.stringify(sectionFolders(root));
      const look = () => {
        if (JSON.stringify(sectionFolders(root)) !== before) void server.restart();
      };
      server.watcher.on('all', (_, path) => {
        if (path.endsWith('.props.ts')) look();
      });
      // It tells nothing of what comes while it goes through the folders for the first time.
      server.watcher.once('ready', look);
    },
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load: (asked) =>
      asked === `\0${id}` ? `export const sections = ${JSON.stringify(sectionFolders(root))};` : null,
  };
}
