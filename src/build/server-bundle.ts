import { join } from 'node:path';
import { build } from 'vite';
import type { createRenderer, mdxRuntime } from '../app/entry-server.tsx';
import type { Content } from '../content/plugin.ts';
import { reactMode } from './config.ts';
import { assetsFolder, serverFile } from './server-file.ts';
import { siteConfig } from './site-config.ts';

/** The server's half of the app, as bundled. */
export interface ServerModule {
  createRenderer: typeof createRenderer;
  mdxRuntime: typeof mdxRuntime;
}

/**
 * Bundles the server's half: shell, layouts and sections, without the page bodies (pages/evaluate.ts). Its packages
 * are inside, in the form they have in production.
 * @param options.withStyles puts out all styles as well, one sheet with its fonts (the dev server's first pages)
 */
export async function buildServer(
  content: Content,
  folder: string,
  { withStyles = false }: { withStyles?: boolean } = {},
): Promise<void> {
  const config = siteConfig(content);
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    define: { ...config.define, 'process.env.NODE_ENV': JSON.stringify(reactMode()) },
    ssr: { noExternal: true },
    build: {
      ssr: join(content.root, withStyles ? 'src/app/dev/first-view.ts' : 'src/app/entry-server.tsx'),
      ...(withStyles
        ? { ssrEmitAssets: true, cssCodeSplit: false, cssMinify: false, assetsDir: assetsFolder }
        : {}),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      reportCompressedSize: false,
      rolldownOptions: {
        // The server imports at once what browsers ask for later.
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        output: { entryFileNames: serverFile, chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
    },
  });
}
