import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { digest } from '../../cache/digest.ts';
import { iconNames } from '../../vocabulary.ts';
import { iconShapes } from './lucide.ts';

/** Symbols already: the marks of clients, which every page's footer shows. */
const marks = 'mdx-components/_shared/Wordmark/marks.svg';

/** Draws every icon of the vocabulary as a symbol of one SVG sprite. */
function drawSprite(root: string): string {
  const symbols = iconNames.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${iconShapes(name)}</symbol>`,
  );
  symbols.push(readFileSync(join(root, marks), 'utf8').replace(/<!--[\s\S]*?-->\s*|\n/g, ''));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/**
 * Vite plugin: `virtual:icons` is the URL of the sprite; an icon is `${url}#${name}`. One cached file carries the icons,
 * so neither the HTML nor the scripts repeat them. The hash of its drawings is its name.
 */
export function icons(root: string): Plugin {
  const sprite = drawSprite(root);
  const fileName = `static/icons-${digest(sprite).slice(0, 8)}.svg`;
  let base = '/';
  return {
    name: 'site:icons',
    configResolved: (config) => {
      base = config.base;
    },
    resolveId: (id) => (id === 'virtual:icons' ? '\0virtual:icons' : null),
    load: (id) => (id === '\0virtual:icons' ? `export default ${JSON.stringify(base + fileName)};` : null),
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: sprite });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(base + fileName, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sprite);
      });
    },
  };
}
