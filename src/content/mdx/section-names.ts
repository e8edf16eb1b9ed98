import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
