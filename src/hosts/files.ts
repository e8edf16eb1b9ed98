import { writeFiles } from '../write-files.ts';
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
  writeFiles(site, [
    ['_headers', headersFile(rules)],
    [`${hostFolder}/http.conf`, nginxMaps(base, notFound)],
    [`${hostFolder}/server.conf`, nginxServer(rules, base, notFound)],
  ]);
}
