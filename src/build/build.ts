import { pathToFileURL } from 'node:url';
import { buildSite } from './run.mjs';

export { outFolder } from './config.ts';
export { buildSite };

/** `tsx src/build/build.ts`: the same as `npm run build`. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await buildSite()) ? 0 : 1;
}
