import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Turns a built site into a preview: adds the ribbon's script to the end of each page and keeps search engines out (the
 * pages' own `noindex` and canonical links are added by src/app/head.ts).
 */
export function makePrivate(folder: string, basePath: string): void {
  const script = `<script type="module" src="${basePath}preview/ribbon.js"></script>`;
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = name.replaceAll('\\', '/');
    if (file.endsWith('.html'))
      edit(file, (html) => {
        const end = html.lastIndexOf('</body>');
        return end < 0 ? html + script : html.slice(0, end) + script + html.slice(end);
      });
    // Included in the server block, so the header is sent with each response.
    else if (file === '_host/server.conf')
      edit(file, (config) => `add_header X-Robots-Tag "noindex, nofollow" always;\n${config}`);
  }
  edit('_headers', (rules) => `${rules.trimEnd()}\n\n${basePath}*\n  X-Robots-Tag: noindex, nofollow\n`);
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  rmSync(join(folder, 'sitemap.xml'), { force: true });
}
