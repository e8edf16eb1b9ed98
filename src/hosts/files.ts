import { closeSync, mkdirSync, openSync, readdirSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerRules, headersFile } from './headers.ts';
import { hostFolder, nginxMaps, nginxServer } from './nginx.ts';
import { type OtherHosts, scriptHashesOf } from './policy.ts';

/**
 * Writes what hosts need to serve the built site as it is meant: `_headers` (Netlify, Cloudflare Pages, `npm start`)
 * and the includes of deploy/nginx/site.conf.
 * @param site folder of the finished site, its pages with their policies
 * @param notFound folders with a not-found page of their own, e.g. `/feature`, from the route table
 */
export function writeHostFiles(
  site: string,
  base: string,
  hosts: OtherHosts,
  notFound: readonly string[],
): void {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'));
  const hashes = new Set(pages.flatMap((file) => scriptHashesOf(beginning(join(site, file)))));
  const rules = headerRules(base, hosts, [...hashes]);
  mkdirSync(join(site, hostFolder), { recursive: true });
  writeFileSync(join(site, '_headers'), headersFile(rules));
  writeFileSync(join(site, hostFolder, 'http.conf'), nginxMaps(base, notFound));
  writeFileSync(join(site, hostFolder, 'server.conf'), nginxServer(rules, base, notFound));
}

/** The first kilobytes of a page, where its policy stands. */
function beginning(file: string): string {
  const buffer = Buffer.alloc(4096);
  const handle = openSync(file, 'r');
  try {
    return buffer.toString('utf8', 0, readSync(handle, buffer));
  } finally {
    closeSync(handle);
  }
}
