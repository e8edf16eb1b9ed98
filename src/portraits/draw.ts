import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { portrait } from './kit.ts';
import { people } from './people.ts';

/** `npm run portraits` draws everybody of people.ts anew: `public/people`. */
const folder = resolve('public/people');
mkdirSync(join(folder, 'scenes'), { recursive: true });
for (const [name, looks] of Object.entries(people))
  writeFileSync(join(folder, `${name}.svg`), portrait(looks));
