import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { iconNames } from '../vocabulary.ts';

/** Draws every icon of the vocabulary as a symbol of one SVG sprite (lucide, ISC licence). */
function drawSprite(): string {
  const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons');
  const symbols = iconNames.map((name) => {
    const svg = readFileSync(join(folder, `${name}.svg`), 'utf8');
    const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, '')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/**
 * Vite plugin: `virtual:icons` is the URL of the sprite. One cached file carries the icons, so neither the HTML nor
 * the scripts repeat them.
 */
export function iconsPlugin(): Plugin {
  const sprite = drawSprite();
  const fileName = `static/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;
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
    configureServer(server) {
      server.middlewares.use(base + fileName, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sprite);
      });
    },
  };
}
