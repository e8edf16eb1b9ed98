import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { isBelowLink } from '../../content/files/list-files.ts';
import { readEntry } from '../../content/files/read-entry.ts';

const query = '?entry';

/**
 * Vite plugin: `page.mdx?entry` is the page's frontmatter (null where a link to a folder leads to it), a module of its own, so that a change of the text swaps the
 * text alone and the table of pages (src/content/routes.ts) loads no body.
 */
export function entries(): Plugin {
  let root = '';
  return {
    name: 'site:entries',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    load: {
      filter: { id: /\.mdx\?entry$/ },
      handler(id) {
        const path = id.slice(0, -query.length);
        this.addWatchFile(path);
        const file = relative(root, path).replaceAll('\\', '/');
        const entry = isBelowLink(root, file) ? null : readEntry(root, file);
        // Parsed: as a literal, a field named `__proto__` would not be one.
        return {
          code: `export default JSON.parse(${JSON.stringify(JSON.stringify(entry))});`,
          moduleType: 'js',
        };
      },
    },
  };
}
