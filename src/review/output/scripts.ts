import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the scripts of a preview: `preview/ribbon.js` for its pages, `preview/report.js` for the report. */
export async function writeScripts(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: source('..'),
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(folder, 'preview'),
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: { ribbon: source('../ribbon/main.tsx'), report: source('../report/client.tsx') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
}
