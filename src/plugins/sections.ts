import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { written } from '../write-files.ts';

/**
 * Vite plugin: `virtual:sections` names the components of MDX and their folders, without their schemas. The dev server
 * starts anew with a component that comes or goes.
 */
export function sections(): Plugin {
  const root = process.cwd();
  // Read with the config, as the compiler is told their names: one that comes while the server starts is no part of them.
  const known = sectionFolders(root);
  const areOthers = () => JSON.stringify(sectionFolders(root)) !== JSON.stringify(known);
  return {
    name: 'site:sections',
    configureServer(server) {
      const look = () => {
        if (areOthers()) void server.restart();
      };
      server.watcher.on('all', (_, path) => {
        if (path.endsWith('.props.ts')) void written(path).then(look);
      });
      // It tells nothing of what comes while it goes through the folders for the first time.
      server.watcher.once('ready', look);
    },
    // Tabs load anew when the server is back. One that did so now, for a file of a section that comes or goes, would find
    // nobody listening, and stay at the browser's own error page. After Vite's globs have found what the file is part of.
    hotUpdate: {
      order: 'post',
      async handler({ file }) {
        const [folder = '', name] = relative(join(root, 'mdx-components'), file).split(/[\\/]/);
        if (name === undefined || /^[._]/.test(folder)) return undefined;
        await written(file);
        return areOthers() || !Object.values(known).includes(folder) ? [] : undefined;
      },
    },
    resolveId: (id) => (id === 'virtual:sections' ? '\0virtual:sections' : null),
    load: {
      // Without a filter Rolldown asks about every module of both graphs.
      filter: { id: /virtual:sections$/ },
      handler: () => `export const sections = ${JSON.stringify(sectionFolders(root))};`,
    },
  };
}

/** Of `export const questionProps = …`, the component's name in camel case. */
const declared = /^export const (\w+)Props = /gm;

/**
 * The vocabulary of MDX: every component that writers may use, and the folder of `mdx-components` that holds it. A folder
 * says it by itself: its `*.props.ts` exports one schema a component, `questionProps` for `<Question>`.
 * @param root the project's folder
 */
export function sectionFolders(root: string): Record<string, string> {
  const room = join(root, 'mdx-components');
  const folders = readdirSync(room, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
  const named = folders.flatMap((folder) => {
    const file = join(room, folder, `${folder}.props.ts`);
    if (!existsSync(file)) return [];
    return Array.from(readFileSync(file, 'utf8').matchAll(declared), ([, name = '']): [string, string] => [
      name.charAt(0).toUpperCase() + name.slice(1),
      folder,
    ]);
  });
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}
