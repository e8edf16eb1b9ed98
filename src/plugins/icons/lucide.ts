import { createRequire } from 'node:module';
import type { IconName } from '../../vocabulary.ts';

/** The part of an Iconify set that is read here (https://iconify.design/docs/types/iconify-json.html). */
interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const set: IconSet = createRequire(import.meta.url)('@iconify-json/lucide/icons.json');

/** What the set says of each line; here the page's styles decide. */
const presentation = / (?:fill="none"|stroke(?:-[a-z]+)?="[^"]*")/g;

/**
 * The shapes of a lucide icon (ISC licence) in a field of 24 x 24, without colour and width of line.
 * @throws Error when the set has no icon of this name
 */
export function iconShapes(name: IconName): string {
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`The lucide set has no icon "${name}".`);
  return icon.body.replace(presentation, '').replace(/^<g>([\s\S]*)<\/g>$/, '$1');
}
