import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { digest } from '../cache/digest.ts';
import { type IconName, iconNames } from '../vocabulary.ts';
import { virtualModule } from './virtual-module.ts';

/** More paths: the marks of the fictional clients, which the footer of every page shows. */
const marks = 'mdx-components/_shared/Wordmark/marks.svg';

/** One SVG sprite with a group for every icon of the vocabulary. */
function drawSprite(root: string): string {
  const groups = iconNames.map((name) => `<g id="${name}">${iconShapes(name)}</g>`);
  groups.push(readFileSync(join(root, marks), 'utf8').replace(/<!--[\s\S]*?-->\s*|\n/g, ''));
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>\n`;
}

/**
 * Vite plugin: `virtual:icons` exports the URL of the sprite; an icon is `${url}#${name}`. Browsers cache the file, whose name
 * has a hash of its content, so neither HTML nor scripts repeat the icons: the home page would have 2 kB more than its 32.
 */
export function icons(root: string): Plugin {
  const sprite = drawSprite(root);
  const fileName = `static/icons-${digest(sprite).slice(0, 8)}.svg`;
  return {
    name: 'site:icons',
    ...virtualModule('virtual:icons', () => `export default import.meta.env.BASE_URL + '${fileName}';`),
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: sprite });
    },
    configureServer: ({ config, middlewares }) => {
      middlewares.use(config.base + fileName, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sprite);
      });
    },
  };
}

/** The part of an Iconify set that is read here (https://iconify.design/docs/types/iconify-json.html). */
interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const set: IconSet = createRequire(import.meta.url)('@iconify-json/lucide/icons.json');

/**
 * The shapes of a lucide icon (ISC licence) in a view box of 24 × 24, without colours and line widths.
 * @throws {Error} if the set has no icon of this name
 */
export function iconShapes(name: IconName): string {
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`The lucide set has no icon "${name}".`);
  return icon.body.replace(/<\/?g[^>]*>| (?:fill="none"|stroke(?:-\w+)?="[^"]*")/g, '');
}
