import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * React Router names its development build under every condition; this is the other one, without its warnings.
 * @returns an alias for Vite: package to file
 */
export function productionRouter(): Record<string, string> {
  const packageFile = createRequire(import.meta.url).resolve('react-router/package.json');
  const file = (name: string) => join(dirname(packageFile), 'dist/production', name);
  // The longer name first: an alias also stands for what begins with it.
  return { 'react-router/dom': file('dom-export.mjs'), 'react-router': file('index.mjs') };
}
