/** `npm run check`: opens the check's own TypeScript, bundled once for a given state of the sources, and runs it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openTool } from '../build/run.mjs';

const { folder } = await openTool({
  name: 'check-tool',
  input: { check: 'src/writer/check.ts', worker: 'src/writer/engine/worker.ts' },
  sources: ['src', 'mdx-components', 'package.json', 'package-lock.json'],
  // The Markdown parser alone is a hundred files.
  inlined: /^(?!cspell-trie-lib|sharp)/,
});
const module = (name) => pathToFileURL(join(folder, `${name}.mjs`));
const { check } = await import(module('check').href);
await check(process.argv.slice(2), module('worker'));
