import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { createRenderer } from '../app/entry-server.tsx';
import type { Content } from '../content/plugin.ts';
import { externalBodies } from './bodies.ts';
import { siteConfig } from './config.ts';

/** The server's half of the app, as bundled. */
export interface ServerModule {
  createRenderer: typeof createRenderer;
}

/**
 * Bundles and loads the server's half: shell, layouts and sections, without the page bodies.
 * @param folder scratch folder below the project's node_modules
 */
export async function buildServer(content: Content, folder: string): Promise<ServerModule> {
  const config = siteConfig(content);
  await build({
    ...config,
    plugins: [externalBodies(content, join(folder, 'bodies')), ...(config.plugins ?? [])],
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: join(content.root, 'src/app/entry-server.tsx'),
      outDir: join(folder, 'server'),
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      reportCompressedSize: false,
      rolldownOptions: {
        output: { entryFileNames: 'entry-server.mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
    },
  });
  const url = pathToFileURL(join(folder, 'server/entry-server.mjs'));
  return (await import(`${url.href}?built=${Date.now()}`)) as ServerModule;
}
