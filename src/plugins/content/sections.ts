import type { Plugin } from 'vite';
import { sectionFolders } from '../../content/mdx/section-names.ts';
import { written } from '../dev/written.ts';

const id = 'virtual:sections';

/**
 * Vite plugin: `virtual:sections` names the components of MDX and their folders, without their schemas. The dev server
 * starts anew with a component that comes or goes.
 */
export function sections(): Plugin {
  const root = process.cwd();
  // Read with the config, as the compiler is told their names: one that comes while the server starts is no part of them.
  const known = JSON.stringify(sectionFolders(root));
  return {
    name: 'site:sections',
    configureServer(server) {
      const look = () => {
        if (JSON.stringify(sectionFolders(root)) !== known) void server.restart();
      };
      server.watcher.on('all', (_, path) => {
        if (path.endsWith('.props.ts')) void written(path).then(look);
      });
      // It tells nothing of what comes while it goes through the folders for the first time.
      server.watcher.once('ready', look);
    },
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load: (asked) =>
      asked === `\0${id}` ? `export const sections = ${JSON.stringify(sectionFolders(root))};` : null,
  };
}
