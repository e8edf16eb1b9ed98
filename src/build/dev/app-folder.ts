import { join } from 'node:path';
import { digest } from '../cache/digest.ts';
import { basePath, cacheFolder } from '../config.ts';
import type { Tool } from '../tool.ts';

/** Where the dev server's bundles of the app lie, a folder for each state of the sources and base path. */
export const appBundles = join(cacheFolder, 'dev-app');

/** Where the bundle for the sources as they are now lies, or will. */
export const appFolder = (tool: Pick<Tool, 'sources'>): string =>
  join(appBundles, digest(tool.sources, basePath()));
