import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Lists everything below a folder, nothing if it is missing. Ignores names that begin with a dot, which belong to the system and to editors
 * (`._about.mdx`, `.#about.mdx`), except `.well-known`, which sites serve (RFC 8615). Does not follow links to folders, which may
 * lead outside or in circles.
 * @returns relative paths with forward slashes, sorted: files, and symbolic links to folders or to nothing
 */
export function listFiles(folder: string) {
  const files: string[] = [];
  const links: string[] = [];
  const read = (inner: string) => {
    for (const entry of readdirSync(join(folder, inner), { withFileTypes: true })) {
      if (entry.name.startsWith('.') && entry.name !== '.well-known') continue;
      const name = `${inner}${entry.name}`;
      if (entry.isDirectory()) read(`${name}/`);
      else if (entry.isFile()) files.push(name);
      else if (entry.isSymbolicLink()) (isFile(join(folder, name)) ? files : links).push(name);
    }
  };
  if (existsSync(folder)) read('');
  return { files: files.sort(), links: links.sort() };
}

/** Whether a path is a file or a link to one; false for folders, pipes and missing paths. */
export const isFile = (path: string): boolean =>
  // A path below a file would be an error of `statSync`.
  existsSync(path) && statSync(path).isFile();

/**
 * Leaves out files inside linked folders: Vite's globs follow links, which may lead anywhere or in circles. Each folder is
 * checked once, not for each of its files.
 */
export function withoutLinked(root: string, files: readonly string[]): string[] {
  const real = realpathSync(root);
  const folders = [...new Set(files.map((file) => dirname(file)))];
  const own = new Set(folders.filter((folder) => realpathSync(join(root, folder)) === join(real, folder)));
  return files.filter((file) => own.has(dirname(file)));
}

/** Cache of names on disk by their NFC form, by folder: a thousand pictures beside each other need the same names. */
const namesIn = new Map<string, ReadonlyMap<string, string>>();

/**
 * Finds a file or folder with exactly this path, even on case-insensitive disks, where a wrong case would go unnoticed.
 * @param path from the root, with forward slashes
 * @returns the full path as the disk spells it; null if it does not exist
 */
export function exactPath(root: string, path: string): string | null {
  if (!existsSync(join(root, path))) return null;
  let folder = root;
  for (const name of path.normalize('NFC').split('/')) {
    // A missing name may have been added since the folder was read.
    if (!namesIn.get(folder)?.has(name))
      namesIn.set(folder, new Map(readdirSync(folder).map((one) => [one.normalize('NFC'), one])));
    const actual = namesIn.get(folder)?.get(name);
    if (actual === undefined) return null;
    folder = join(folder, actual);
  }
  return folder;
}
