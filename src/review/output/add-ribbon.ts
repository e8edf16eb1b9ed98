import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../content/files/list-files.ts';

/** Adds the ribbon's script to the end of each page of a preview; the gallery shows examples of sections in frames. */
export function addRibbon(folder: string, basePath: string): void {
  const script = `<script type="module" src="${basePath}preview/ribbon.js"></script>`;
  const isPage = (name: string) => name.endsWith('.html') && !name.startsWith('_components/');
  for (const file of listFiles(folder).files.filter(isPage)) {
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8');
    const end = html.lastIndexOf('</body>');
    writeFileSync(path, end < 0 ? html + script : html.slice(0, end) + script + html.slice(end));
  }
}
