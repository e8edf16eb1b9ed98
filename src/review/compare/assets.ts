import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isFile } from '../../content/files/list-files.ts';

/** Files of a built site, asked for by their address without base path. */
export interface Assets {
  /** Identifies an address by what it holds: `/static/cat-1a2b3c4d.png` → `/static/cat.png~5f1c…`. */
  key: (url: string) => string;
  /** Size of a file in bytes, or null when there is none. */
  size: (url: string) => number | null;
}

/** The bundler's hash in a file name: `cat-1a2b3c4d.png`, `onest.dfafee73-V6xkUIyq.woff2`, `icons-a6a01174.svg`. */
export const withoutHash = (path: string) =>
  path.replace(/(?:[.-][A-Za-z0-9_-]{8})+(?=\.[a-z0-9]{2,5}$)/, '');

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/**
 * Opens the files of a built site. A picture keeps its identity when only its hashed name changes, and an icon of a
 * sprite when other icons come and go.
 */
export function openAssets(folder: string): Assets {
  const keys = new Map<string, string>();
  const sprites = new Map<string, Map<string, string>>();
  const fileOf = (url: string) => {
    let path = url.replace(/[?#].*$/, '');
    try {
      path = decodeURIComponent(path);
    } catch {
      // Looked up as it stands.
    }
    const file = join(folder, path);
    return path.startsWith('/') && file.startsWith(folder) && isFile(file) ? file : null;
  };

  function symbolKey(file: string, id: string): string {
    let symbols = sprites.get(file);
    if (!symbols) {
      const svg = readFileSync(file, 'utf8');
      symbols = new Map(
        [...svg.matchAll(/<symbol[^>]*\bid="([^"]+)"[\s\S]*?<\/symbol>/g)].map(([all, name]) => [
          name ?? '',
          digest(all),
        ]),
      );
      sprites.set(file, symbols);
    }
    return symbols.get(id) ?? '';
  }

  function key(url: string): string {
    const known = keys.get(url);
    if (known !== undefined) return known;
    const file = /\.[a-z0-9]{2,5}(?:[?#]|$)/.test(url) ? fileOf(url) : null;
    const [path = '', id] = url.split('#', 2);
    let made = url;
    if (file) {
      const held = id && file.endsWith('.svg') ? symbolKey(file, id) : digest(readFileSync(file));
      made = `${withoutHash(path)}${id ? `#${id}` : ''}~${held}`;
    }
    keys.set(url, made);
    return made;
  }
  return {
    key,
    size: (url) => {
      const file = fileOf(url);
      return file ? statSync(file).size : null;
    },
  };
}
