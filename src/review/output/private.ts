import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The ribbon frames the page itself in other widths: the site's policy must let it. */
export const letFrameItself = (policy: string) =>
  policy
    .replace(/frame-src 'none'/g, "frame-src 'self'")
    .replace(/frame-src (?!'self')/g, "frame-src 'self' ")
    .replace(/frame-ancestors 'none'/g, "frame-ancestors 'self'")
    .replace(/(X-Frame-Options:?\s+"?)DENY/gi, '$1SAMEORIGIN');

const textFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));

/**
 * Makes a built site a preview: the ribbon's script at the end of every page, and everything that keeps search engines
 * out (the pages' own `noindex` and canonical are made by src/app/head.ts).
 */
export function makePrivate(folder: string, basePath: string): void {
  const script = `<script type="module" src="${basePath}preview/ribbon.js"></script>`;
  for (const file of textFiles(folder)) {
    const full = join(folder, file);
    // Packed copies would be served in the place of what is written here.
    if (/\.(?:br|gz)$/.test(file) && !file.startsWith('static/')) rmSync(full);
    else if (file.endsWith('.html')) {
      const html = letFrameItself(readFileSync(full, 'utf8'));
      const end = html.lastIndexOf('</body>');
      writeFileSync(full, end < 0 ? html + script : html.slice(0, end) + script + html.slice(end));
    } else if (/^_host\//.test(file)) {
      const config = letFrameItself(readFileSync(full, 'utf8'));
      // The server block includes it: the header goes with every answer.
      const noindex = 'add_header X-Robots-Tag "noindex, nofollow" always;\n';
      writeFileSync(full, file.endsWith('server.conf') ? noindex + config : config);
    }
  }
  const headers = join(folder, '_headers');
  const rules = existsSync(headers) ? letFrameItself(readFileSync(headers, 'utf8')).trimEnd() : '';
  writeFileSync(headers, `${rules}\n\n${basePath}*\n  X-Robots-Tag: noindex, nofollow\n`.trimStart());
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  rmSync(join(folder, 'sitemap.xml'), { force: true });
  // GitHub Pages would pass folders that begin with `_` through Jekyll and lose them.
  writeFileSync(join(folder, '.nojekyll'), '');
}
