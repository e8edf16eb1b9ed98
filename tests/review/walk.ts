import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Results of a crawl of a preview; addresses without the preview's base path. */
export interface Walk {
  /** Linked addresses that the server does not find. */
  missing: string[];
  /** Addresses outside the preview's folder, each with the file that contains it. */
  outside: string[];
  /** Files whose response differs from the file. */
  unserved: string[];
  /** Number of requested addresses. */
  count: number;
}

const attributes = /\s(?:href|src|poster|action|srcset)="([^"]*)"/g;
const inStyles = /url\(["']?([^"')]+)/g;
const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** Returns the addresses in a page or stylesheet, as written. */
function named(file: string, text: string): string[] {
  const found = (pattern: RegExp, where = text) =>
    [...where.matchAll(pattern)].map(([, value]) => value ?? '');
  if (file.endsWith('.webmanifest')) return found(/"(?:src|start_url|scope)":\s*"([^"]+)"/g);
  if (file.endsWith('.css')) return found(inStyles);
  const styles = found(/<style[^>]*>([\s\S]*?)<\/style>/g).join('\n');
  const markup = text.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, (all) =>
    all.slice(0, all.indexOf('>') + 1),
  );
  // In a `srcset` each address is followed by a width.
  return [
    ...found(attributes, markup).flatMap((value) =>
      / \d+[wx]/.test(value)
        ? value.split(',').map((part) => part.trim().split(' ')[0] ?? '')
        : [decode(value)],
    ),
    ...found(inStyles, styles),
  ];
}

/** Requests each file of the preview and each address in its pages, stylesheets and manifest. */
export async function walk(folder: string, url: string): Promise<Walk> {
  const { origin, pathname: base } = new URL(url);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .filter((file) => !/^(?:_host\/|_headers$|\.)/.test(file));
  const statuses = new Map<string, number>();
  const ask = async (address: string) => {
    const known = statuses.get(address);
    if (known !== undefined) return known;
    const response = await fetch(origin + address);
    await response.arrayBuffer();
    statuses.set(address, response.status);
    return response.status;
  };
  const [missing, outside, unserved] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const file of files) {
    const path = file === 'index.html' ? '' : encodeURI(file.replace(/\.html$/, ''));
    const wanted = /(?:^|\/)404\.html$/.test(file) ? 404 : 200;
    if ((await ask(base + path)) !== wanted) unserved.add(file);
    if (!/\.(?:html|css|webmanifest)$/.test(file)) continue;
    for (const value of named(file, readFileSync(join(folder, file), 'utf8'))) {
      if (value.startsWith('#') || !URL.canParse(value, url + path)) continue;
      const target = new URL(value, url + path);
      if (target.origin !== origin) continue;
      if (target.pathname !== base.slice(0, -1) && !target.pathname.startsWith(base))
        outside.add(`${file}: ${value}`);
      else if ((await ask(target.pathname)) !== 200)
        missing.add(`/${decodeURI(target.pathname.slice(base.length))}`);
    }
  }
  return {
    missing: [...missing].sort(),
    outside: [...outside],
    unserved: [...unserved],
    count: statuses.size,
  };
}
