import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import { prune } from '../cache/prune.ts';
import type { ServerModule } from '../server-bundle.ts';
import { assetsFolder, serverFile } from '../server-file.ts';
import type { Tool } from '../tool.ts';
import type { Pool } from '../workers/pool.ts';
import { appBundles, appFolder } from './app-folder.ts';
import { type DevFrame, frameFile } from './bundle-app.ts';

/** The server's half of the app as the dev server has it. */
export interface DevApp {
  module: ServerModule;
  /** Address of its styles below the base path; null where the browser must load its own. */
  styles: string | null;
  frame: DevFrame;
}

export interface DevApps {
  /** The app as the code is now. */
  current: () => Promise<DevApp>;
  /** The folder that holds the bundle's styles and fonts. */
  folder: string;
  /** From now on modules are loaded one by one, and anew when they change. */
  follow: (server: ViteDevServer) => void;
}

/** How many bundles are kept: those of a base path and of other branches stand beside the last. */
const kept = 3;

/**
 * Opens the server's half of the app: bundled for the state of the sources at the start, which answers the first page
 * long before Vite has loaded a hundred modules one by one; Vite's own as soon as code changes.
 */
export function openApps(pool: Pool, tool: Tool): DevApps {
  const folder = appFolder(tool);
  let vite: ViteDevServer | null = null;

  async function open(): Promise<DevApp> {
    if (!existsSync(folder)) await pool.run('bundleApp', { folder });
    const now = new Date();
    utimesSync(folder, now, now);
    prune(appBundles, kept);
    const sheet = readdirSync(join(folder, assetsFolder)).find((name) => name.endsWith('.css'));
    return {
      module: (await import(pathToFileURL(join(folder, serverFile)).href)) as ServerModule,
      styles: sheet ? `${assetsFolder}/${sheet}` : null,
      frame: JSON.parse(readFileSync(join(folder, frameFile), 'utf8')) as DevFrame,
    };
  }
  const bundled = open();
  bundled.catch(() => {});
  return {
    folder,
    current: async () =>
      vite
        ? {
            ...(await bundled),
            module: (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as ServerModule,
            styles: null,
          }
        : bundled,
    follow: (server) => {
      vite = server;
    },
  };
}
