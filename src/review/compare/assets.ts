import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../../cache/digest.ts';
import { isFile } from '../../content/files/list-files.ts';
import { decoded } from '../../content/files/paths.ts';
import { once } from '../../once.ts';

/**
 * Removes the hashes from a built file's name: `/static/cat-1a2b3c4d.png`, `/static/onest.dfafee73-V6xkUIyq.woff2`.
 * Files of `public/` keep their names.
 */
export const withoutHash = (path: string) =>
  path.startsWith('/static/') ? path.replace(/(?:\.[a-f0-9]{8})?-[\w-]{8}(?=\.[a-z0-9]{2,5}$)/, '') : path;

/** Files of a built site by address without base path. */
export type Assets = ReturnType<typeof openAssets>;

/**
 * Opens the files of a built site. The key of a picture stays if only its hashed name changes, that of a sprite icon if
 * only other icons change; both also with the production host in the address.
 * @param renames changed addresses and files of pages, new by old: a link that follows its page does not differ, nor one to its
 *   file, where readers suggest edits, nor one that sends its address to a chat
 */
export function openAssets(folder: string, renames: ReadonlyMap<string, string> = new Map()) {
  const fileOf = (url: string) => {
    const path = decoded(url.replace(/[?#].*$/, ''));
    const file = join(folder, path);
    return path.startsWith('/') && file.startsWith(folder) && isFile(file) ? file : null;
  };
  function keyOf(url: string): string {
    const address = url.replace(/^https?:\/\/[^/]+/, '');
    const file = /\.[a-z0-9]{2,5}(?:[?#]|$)/.test(address) ? fileOf(address) : null;
    const followed = (moved: string) => renames.get(moved) ?? moved;
    const sent = (path: string) => encodeURIComponent(followed(decoded(path)));
    const now = url.replace(/^[^?#]*/, followed).replace(/pages\/[^?#]*\.mdx/, followed);
    if (!file) return now.replace(/(?<==https?%3A%2F%2F[^%&#]+)%2F[^&#]*/, sent);
    const [path = '', id] = address.split('#', 2);
    const data = readFileSync(file);
    // A social picture is named after its page, which may get another address.
    const name = path.startsWith('/static/social/') ? '/static/social' : withoutHash(path);
    const icons = id && file.endsWith('.svg') ? (data.toString().match(/<path [^>]*>/g) ?? []) : null;
    const content = icons ? (icons.find((icon) => icon.includes(` id="${id}"`)) ?? '') : data;
    return `${name}${id ? `#${id}` : ''}~${digest(content)}`;
  }
  return {
    /** Adds the hash of a file's content to its address: `/static/cat-1a2b3c4d.png` → `/static/cat.png~5f1c…`. */
    key: once(keyOf),
    /** Size of a file in bytes, or null if missing. */
    size: (url: string) => {
      const file = fileOf(url);
      return file ? statSync(file).size : null;
    },
  };
}
