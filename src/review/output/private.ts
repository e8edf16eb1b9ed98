import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a built site a preview: the ribbon's script at the end of every page, and everything that keeps search engines
 * out (the pages' own `noindex` and canonical are made by src/app/head.ts).
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
    // The server block includes it: the header goes with every answer.
    else if (file === '_host/server.conf')
      edit(file, (config) => `add_header X-Robots-Tag "noindex, nofollow" always;\n${config}`);
  }
  edit('_headers', (rules) => `${rules.trimEnd()}\n\n${basePath}*\n  X-Robots-Tag: noindex, nofollow\n`);
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  rmSync(join(folder, 'sitemap.xml'), { force: true });
}
