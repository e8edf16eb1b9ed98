import { lstatSync, realpathSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pagesFolder } from '../content/files/paths.ts';

/** This machine's own addresses, as sockets name them. */
const own = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * True for a request that a page of this very server made, on this machine. Browsers set `Origin` for every POST, and no
 * page can set it itself (https://fetch.spec.whatwg.org/#forbidden-request-header). A name of another site that leads to
 * this machine never comes this far: Vite answers to its own hosts alone (`server.allowedHosts`).
 */
export function isOwnPage({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const { origin = '', host = '' } = headers;
  const isHere = own.test(socket.remoteAddress ?? '');
  return isHere && host !== '' && (origin === `http://${host}` || origin === `https://${host}`);
}

/** Names that lead nowhere else: no `..`, no hidden ones, no separators of another system. */
const plainName = /^(?!\.)[^/\\:\0]+$/;

/**
 * The path on disk of a file below `pages/`, or null for all else: a way out, a link, a folder.
 * @param root the project's folder
 * @param file path from there, with forward slashes
 * @param isNew the file itself may not be there yet
 */
export function pathBelowPages(root: string, file: string, isNew = false): string | null {
  const [folder, ...names] = file.split('/');
  if (folder !== pagesFolder || names.length === 0 || !names.every((name) => plainName.test(name)))
    return null;
  const path = join(realpathSync(root), ...file.split('/'));
  try {
    const found = lstatSync(path, { throwIfNoEntry: false });
    // Of a link anywhere on the way, or in the file's own place, the real path is another.
    const known = found ? path : join(path, '..');
    if (realpathSync(known) !== known) return null;
    return (found ? found.isFile() : isNew) ? path : null;
  } catch {
    return null;
  }
}
