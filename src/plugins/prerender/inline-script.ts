import { join } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Bundles the inline script of every page into one line of JavaScript.
 * @param define identifiers to replace, with JavaScript expressions
 */
export async function inlineScript(root: string, define: Record<string, string>): Promise<string> {
  const bundle = await rolldown({
    input: join(root, 'src/app/boot/inline.ts'),
    transform: { define },
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  await bundle.close();
  return output[0].code.trim();
}
