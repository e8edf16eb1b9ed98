import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openTool } from '../build/run.mjs';

/**
 * The check's own TypeScript, bundled once for a given state of the sources.
 * @returns address of a bundled module, by its name
 */
export async function openCheckTool() {
  const { folder } = await openTool({
    name: 'check-tool',
    input: {
      check: 'src/writer/check.ts',
      problems: 'src/writer/dev-pages/print-problems.ts',
      worker: 'src/writer/engine/worker.ts',
    },
    sources: ['src', 'mdx-components', 'package.json', 'package-lock.json'],
    // The Markdown parser alone is a hundred files.
    inlined: /^(?!cspell-trie-lib|sharp)/,
  });
  return (name) => pathToFileURL(join(folder, `${name}.mjs`));
}
