import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The drawing of public/favicon.svg, 40 x 40, in two colours of choice.
 * @param star colour of the star
 * @param book colour of the notebook in it
 */
export function logo(root: string, star: string, book: string): string {
  const svg = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
  return svg
    .slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
    .replace(/<title>[\s\S]*?<\/title>|<style>[\s\S]*?<\/style>/g, '')
    .replace('class="star"', `fill="${star}"`)
    .replace('class="book"', `fill="${book}"`);
}
