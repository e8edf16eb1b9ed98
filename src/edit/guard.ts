import { lstatSync, realpathSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pagesFolder } from '../content/files/paths.ts';

/** Matches loopback addresses as sockets report them. */
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Whether a request comes from a page of this server on this machine. Browsers set `Origin` for every POST, and pages cannot set
 * it themselves (https://fetch.spec.whatwg.org/#forbidden-request-header). Foreign host names that resolve to this machine are
 * refused earlier by Vite (`server.allowedHosts`).
 */
export function isOwnPage({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const { origin = '', host = '' } = headers;
  const isLocal = loopback.test(socket.remoteAddress ?? '');
  return isLocal && host !== '' && (origin === `http://${host}` || origin === `https://${host}`);
}

/** Whether a page of another origin makes, links to or frames a request (https://www.w3.org/TR/fetch-metadata/). */
export const isAskedElsewhere = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /^(?:cross|same)-site$/.test(String(headers['sec-fetch-site']));

/** Matches safe path segments: no `..`, no hidden files, no separators of other systems. */
const plainName = /^(?!\.)[^/\\:\0]+$/;

/**
 * The absolute path of a file below `pages/`; null for anything else: paths outside, links, folders.
 * @param root the project's folder
 * @param file path relative to it, with forward slashes
 * @param isNew whether the file may be missing
 */
export function pathBelowPages(root: string, file: string, isNew = false): string | null {
  const [folder, ...names] = file.split('/');
  if (folder !== pagesFolder || names.length === 0 || !names.every((name) => plainName.test(name)))
    return null;
  const path = join(realpathSync(root), ...file.split('/'));
  try {
    const found = lstatSync(path, { throwIfNoEntry: false });
    // The real path differs if any part of it is a link.
    const present = found ? path : join(path, '..');
    if (realpathSync(present) !== present) return null;
    return (found ? found.isFile() : isNew) ? path : null;
  } catch {
    return null;
  }
}
