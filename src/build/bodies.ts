import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { contentHash } from '../content/mdx/compile.ts';
import { type Content, isMdx } from '../content/plugin.ts';

/**
 * Vite plugin of the server bundle: page bodies stay outside of it. Each compiled body is an ES module of its own on
 * disk, which Node loads when its page is rendered, so thousands of pages cost the bundler nothing (traps.md 17, 19).
 * @param folder where the modules are written; it must lie below the project's node_modules, where React is found
 */
export function externalBodies({ root, store, compile }: Content, folder: string): Plugin {
  return {
    name: 'site:external-bodies',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(id) {
        const file = relative(root, id.startsWith('/pages/') ? join(root, id) : id).replaceAll('\\', '/');
        const content = isMdx(id) ? store.files.get(file) : undefined;
        if (!content) return null;
        const { code } = await compile(file, content.source);
        const module = join(folder, `${file}.${contentHash(code ?? '')}.mjs`);
        mkdirSync(dirname(module), { recursive: true });
        writeFileSync(module, code ?? '');
        return { id: pathToFileURL(module).href, external: true };
      },
    },
  };
}
