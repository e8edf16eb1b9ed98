import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** Bundles the ribbon into one script, `preview/ribbon.js`. */
export async function writeRibbon(folder: string): Promise<void> {
  const input = fileURLToPath(new URL('../ribbon/main.ts', import.meta.url));
  const bundle = await rolldown({
    input,
    platform: 'browser',
    logLevel: 'warn',
    transform: { target: 'es2022' },
  });
  await bundle.write({ file: join(folder, 'preview/ribbon.js'), format: 'esm', minify: true });
  await bundle.close();
}
