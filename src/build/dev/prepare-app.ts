import { existsSync } from 'node:fs';
import type { Tool } from '../tool.ts';
import { appFolder } from './app-folder.ts';
import { bundleApp } from './bundle-app.ts';

/** Bundles the app for the first start of the dev server, unless that was done before for the same sources. */
export async function prepareApp(tool: Tool): Promise<void> {
  const folder = appFolder(tool);
  if (!existsSync(folder)) await bundleApp({ folder });
}
