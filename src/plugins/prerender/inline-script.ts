import { join } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Bundles the script that stands in every page to a line of JavaScript.
 * @param define names that stand for values, as JavaScript
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
