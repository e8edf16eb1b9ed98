import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'rolldown';

const sources = 'src/review/publish/steps';

/** Makes a plain script of each step, all that it imports in it: a start takes a quarter of what it takes through tsx. */
export async function bundleSteps(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  const names = readdirSync(sources).map((file) => basename(file, '.ts'));
  await build({
    input: Object.fromEntries(names.map((name) => [name, join(sources, `${name}.ts`)])),
    platform: 'node',
    output: { dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    logLevel: 'silent',
  });
  return folder;
}
