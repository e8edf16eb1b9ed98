import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** React Router names its development build under every condition; this is the other one, without its warnings. */
export function productionRouter(): { find: RegExp; replacement: string }[] {
  const packageFile = createRequire(import.meta.url).resolve('react-router/package.json');
  const file = (name: string) => join(dirname(packageFile), 'dist/production', name);
  return [
    { find: /^react-router$/, replacement: file('index.mjs') },
    { find: /^react-router\/dom$/, replacement: file('dom-export.mjs') },
  ];
}

/** A table of aliases as Vite's list. */
export const aliases = (table: Record<string, string>) =>
  Object.entries(table).map(([find, replacement]) => ({ find, replacement }));
