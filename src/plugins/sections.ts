import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { untilWritten } from '../write-files.ts';
import { virtualModule } from './virtual-module.ts';

/**
 * Vite plugin: `virtual:sections` exports the names of all MDX components with their folders, without their schemas. The
 * dev server restarts when a component is added or removed.
 */
export function sections(): Plugin {
  const root = process.cwd();
  // As of the server's start, like the list that vite.config.ts gives to the compiler.
  const known = sectionFolders(root);
  const haveChanged = () => JSON.stringify(sectionFolders(root)) !== JSON.stringify(known);
  return {
    name: 'site:sections',
    configureServer(server) {
      const restartIfChanged = () => {
        if (haveChanged()) void server.restart();
      };
      server.watcher.on('all', (_, path) => {
        if (path.endsWith('.props.ts')) void untilWritten(path).then(restartIfChanged);
      });
      // The watcher reports nothing that happens during its first scan.
      server.watcher.once('ready', restartIfChanged);
    },
    // If a section is added or removed, Vite must not reload tabs: the server is about to restart, and they would show the
    // browser's error page. They reload when it is back. `post`: after Vite has updated its globs.
    hotUpdate: {
      order: 'post',
      async handler({ file }) {
        const [folder = '', name] = relative(join(root, 'mdx-components'), file).split(/[\\/]/);
        if (name === undefined || /^[._]/.test(folder)) return undefined;
        await untilWritten(file);
        return haveChanged() || !Object.values(known).includes(folder) ? [] : undefined;
      },
    },
    ...virtualModule(
      'virtual:sections',
      () => `export const sections = ${JSON.stringify(sectionFolders(root))};`,
    ),
  };
}

/** Matches `export const questionProps = …` and its component's name in camel case. */
const declared = /^export const (\w+)Props = /gm;

/**
 * Every component that writers may use, in alphabetical order, with its folder in `mdx-components`. The schemas that a folder's
 * `*.props.ts` exports declare its components: `questionProps` declares `<Question>`.
 * @param root the project's folder
 */
export function sectionFolders(root: string): Record<string, string> {
  const parent = join(root, 'mdx-components');
  const folders = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
  const named = folders.flatMap((folder) => {
    const file = join(parent, folder, `${folder}.props.ts`);
    if (!existsSync(file)) return [];
    return Array.from(readFileSync(file, 'utf8').matchAll(declared), ([, name = '']): [string, string] => [
      name.charAt(0).toUpperCase() + name.slice(1),
      folder,
    ]);
  });
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}
