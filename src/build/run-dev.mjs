/** `npm run dev`: opens the build's own TypeScript, bundled once for a given state of the sources, and starts the dev server with it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openTool } from './run.mjs';

const tool = await openTool();
const { startDev } = await import(pathToFileURL(join(tool.folder, 'dev.mjs')).href);
try {
  await startDev(tool, process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
