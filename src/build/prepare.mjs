/**
 * The end of `npm ci`: bundles what `npm run dev`, `check` and `build` run from, so that their first start is as quick
 * as any other. Whatever it cannot do, the first start does: an installation never fails for it.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openCheckTool } from '../writer/check-tool.mjs';
import { openTool } from './run.mjs';

const [tool] = await Promise.all([openTool(), openCheckTool()]);
const { prepareApp } = await import(pathToFileURL(join(tool.folder, 'prepare-app.mjs')).href);
await prepareApp(tool);
