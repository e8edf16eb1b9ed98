import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../src/content/files/list-files.ts';

/** Returns the pages of a folder on disk, as src/content/routes.ts finds them. */
export function contentFiles(root: string): string[] {
  const folder = join(root, 'pages');
  if (!existsSync(folder)) return [];
  return listFiles(folder)
    .files.filter((name) => name.endsWith('.mdx'))
    .map((name) => `pages/${name}`);
}
