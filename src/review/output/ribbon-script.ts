import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles the ribbon into one script, `preview/ribbon.js`. */
export async function writeRibbon(folder: string): Promise<void> {
  const here = fileURLToPath(new URL('../ribbon', import.meta.url));
  await build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(folder, 'preview'),
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: join(here, 'main.ts'),
        output: { entryFileNames: 'ribbon.js' },
      },
    },
  });
}
