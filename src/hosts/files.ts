import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerRules, headersFile } from './headers.ts';
import { hostFolder, nginxMaps, nginxServer } from './nginx.ts';
import type { OtherHosts } from './policy.ts';

/**
 * Writes the files that configure hosts: `_headers` (Netlify, Cloudflare Pages, `npm start`) and the includes of
 * deploy/nginx/site.conf.
 * @param site output folder
 * @param scripts the inline scripts of its pages
 * @param notFound folders with a not-found page of their own, e.g. `/feature`, from the route table
 */
export function writeHostFiles(
  site: string,
  base: string,
  hosts: OtherHosts,
  scripts: readonly string[],
  notFound: readonly string[],
): void {
  const rules = headerRules(base, hosts, scripts);
  mkdirSync(join(site, hostFolder), { recursive: true });
  writeFileSync(join(site, '_headers'), headersFile(rules));
  writeFileSync(join(site, hostFolder, 'http.conf'), nginxMaps(base, notFound));
  writeFileSync(join(site, hostFolder, 'server.conf'), nginxServer(rules, base, notFound));
}
