import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { capitalized } from '../content/problems/counted.ts';
import { virtualModule } from './virtual-module.ts';

/**
 * Vite plugin: `virtual:sections` exports the names of all MDX components with their folders, without their schemas. After a change
 * of them the dev server restarts (dev/new-files.ts).
 */
export const sections = (): Plugin => ({
  name: 'site:sections',
  ...virtualModule(
    'virtual:sections',
    () => `export const sections = ${JSON.stringify(sectionFolders(process.cwd()))};`,
  ),
});

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
      capitalized(name),
      folder,
    ]);
  });
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}
