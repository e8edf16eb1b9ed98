import { join } from 'node:path';
import { build } from 'rolldown';

/**
 * Bundles the inline script of every page into one line of JavaScript.
 * @param define identifiers to replace, with JavaScript expressions
 */
export async function inlineScript(root: string, define: Record<string, string>): Promise<string> {
  const { output } = await build({
    input: join(root, 'src/app/boot/inline.ts'),
    transform: { define },
    logLevel: 'warn',
    output: { format: 'iife', minify: true, comments: false },
    write: false,
  });
  return output[0].code.trim();
}
