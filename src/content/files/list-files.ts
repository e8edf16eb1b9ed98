import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What lies below a folder: paths from it, with forward slashes, sorted. */
interface Listing {
  files: string[];
  /** Links that lead to no file: to a folder or to nothing. They are never followed. */
  links: string[];
}

/**
 * Everything below a folder. Names that begin with a dot belong to the system and to editors (`._about.mdx`,
 * `.#about.mdx`), and a link to a folder would lead out of it or round in circles.
 */
export function listFiles(folder: string): Listing {
  const listing: Listing = { files: [], links: [] };
  const read = (inner: string) => {
    for (const entry of readdirSync(join(folder, inner), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const name = `${inner}${entry.name}`;
      if (entry.isDirectory()) read(`${name}/`);
      else if (entry.isFile()) listing.files.push(name);
      else if (entry.isSymbolicLink())
        (isFile(join(folder, name)) ? listing.files : listing.links).push(name);
    }
  };
  read('');
  listing.files.sort();
  listing.links.sort();
  return listing;
}

/** True for a file and for a link to one; false for a folder, a pipe and for what is not there. */
export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * The files that no link to a folder leads to: Vite's globs follow links, and they may go anywhere or in circles. Each
 * folder is looked at once, not for each of its thousand posts.
 */
export function withoutLinked(root: string, files: readonly string[]): string[] {
  const real = realpathSync(root);
  const folders = [...new Set(files.map((file) => dirname(file)))];
  const own = new Set(folders.filter((folder) => realpathSync(join(root, folder)) === join(real, folder)));
  return files.filter((file) => own.has(dirname(file)));
}

/** Names in folders as they were last read, by their usual form: each of a thousand pictures asks for those beside it. */
const namesIn = new Map<string, ReadonlyMap<string, string>>();

/**
 * The file under this very name: disks that do not tell «A» from «a» must not hide what another computer will.
 * @param path from the root, with forward slashes
 */
export function exactPath(root: string, path: string): string | null {
  if (!existsSync(join(root, path))) return null;
  let folder = root;
  for (const name of path.normalize('NFC').split('/')) {
    // One that is not among them is new, or called otherwise.
    if (!namesIn.get(folder)?.has(name))
      namesIn.set(folder, new Map(readdirSync(folder).map((one) => [one.normalize('NFC'), one])));
    const there = namesIn.get(folder)?.get(name);
    if (there === undefined) return null;
    folder = join(folder, there);
  }
  return folder;
}
