import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';

/** The layer order of src/styles/layers.css as one line. */
export const layerOrder = (root: string) => readFileSync(join(root, 'src/styles/layers.css'), 'utf8').trim();

/** Compiles one of the inline scripts of src/app/boot to a line of JavaScript. */
export async function inlineScript(
  root: string,
  name: 'theme' | 'menus' | 'reveal' | 'boot',
  define: Record<string, string> = {},
) {
  const file = join(root, 'src/app/boot', `${name}.ts`);
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const script = `(()=>{${code.replace(/^export\s*\{\s*\};?$/m, '')}})();`;
  const defined = Object.entries(define).reduce((text, [key, value]) => text.replaceAll(key, value), script);
  return minifySync(`${name}.js`, defined).code.trim();
}

/** The inline scripts of controls that answer with or without React, in dev too. */
export const controlScripts = async (root: string): Promise<string> =>
  (await Promise.all([inlineScript(root, 'theme'), inlineScript(root, 'menus')])).join('');
