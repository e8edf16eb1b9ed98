import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { digest } from '../cache/digest.ts';
import { type IconName, iconNames } from '../vocabulary.ts';
import { virtualModule } from './virtual-module.ts';

/** More paths: the marks of the fictional clients, which the footer of every page shows. */
const marks = 'mdx-components/_shared/Wordmark/marks.svg';

/** One SVG sprite with a path for every icon of the vocabulary: browsers copy the whole of what a `use` names, at each use. */
function drawSprite(root: string): string {
  const paths = iconNames.map((name) => `<path id="${name}" d="${iconPath(name)}"/>`);
  paths.push(readFileSync(join(root, marks), 'utf8').replace(/<!--[\s\S]*?-->\s*|\n/g, ''));
  return `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>\n`;
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

/** An ellipse as two arcs. */
const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1-${2 * rx} 0z`;

/** The path data of a shape of the set, by the name of its element. */
const outlines: Record<string, (attribute: (name: string) => string) => string> = {
  path: (attribute) => attribute('d').replace(/^m/, 'M0 0m'),
  circle(attribute) {
    const r = +attribute('r');
    // A dot is filled. Its stroke, wider than the dot, leaves a hole in the middle, which a line across covers.
    const across = attribute('fill') === '0' ? '' : `h${2 * r}`;
    return ellipse(+attribute('cx'), +attribute('cy'), r, r) + across;
  },
  ellipse: (attribute) => ellipse(+attribute('cx'), +attribute('cy'), +attribute('rx'), +attribute('ry')),
  rect(attribute) {
    const r = +attribute('rx');
    const [across, down] = [+attribute('width') - 2 * r, +attribute('height') - 2 * r];
    const corner = (end: string) => `a${r} ${r} 0 0 1 ${end}`;
    return `M${+attribute('x') + r} ${attribute('y')}h${across}${corner(`${r} ${r}`)}v${down}${corner(`-${r} ${r}`)}h-${across}${corner(`-${r}-${r}`)}v-${down}${corner(`${r}-${r}`)}z`;
  },
};

/**
 * The path data of a lucide icon (ISC licence) in a view box of 24 × 24. All its shapes are stroked alike.
 * @throws {Error} if the set has no icon of this name, or it has a shape that is not known here
 */
export function iconPath(name: IconName): string {
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`The lucide set has no icon "${name}".`);
  return Array.from(icon.body.matchAll(/<(\w+) ([^>]*)\/>/g), ([, shape = '', attributes = '']) => {
    const outline = outlines[shape];
    if (!outline) throw new Error(`The lucide icon "${name}" has a ${shape}.`);
    return outline((key) => attributes.match(new RegExp(`\\b${key}="([^"]*)"`))?.[1] ?? '0');
  }).join('');
}
