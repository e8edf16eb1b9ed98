import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenPage } from './pages/write.ts';

/** Writes `sitemap.xml` (canonical addresses only, https://www.sitemaps.org/protocol.html) and `robots.txt`. */
export function writeSitemap(pages: readonly WrittenPage[], outDir: string, siteRoot: string): void {
  const urls = pages
    .filter(({ listed }) => listed)
    .map(({ canonical }) => `  <url><loc>${canonical}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  writeFileSync(join(outDir, 'sitemap.xml'), xml);
  writeFileSync(join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteRoot}sitemap.xml\n`);
}
