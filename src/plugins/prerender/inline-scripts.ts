import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** The layer order of src/styles/layers.css as one line. */
export const layerOrder = (root: string) => readFileSync(join(root, 'src/styles/layers.css'), 'utf8').trim();

/**
 * Bundles an inline script to a line of JavaScript.
 * @param file its path in src/app
 * @param define names that stand for values, as JavaScript
 */
export async function inlineScript(root: string, file: string, define: Record<string, string> = {}) {
  const bundle = await rolldown({
    input: join(root, 'src/app', file),
    transform: { define },
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
}

/** The inline scripts of controls that answer with or without React, in dev too. */
export const controlScripts = async (root: string): Promise<string> =>
  (
    await Promise.all(
      ['theme', 'menus', 'header', 'action-bar'].map((name) => inlineScript(root, `boot/${name}.ts`)),
    )
  ).join('');
