/** The check that the dev server runs beside itself (src/build/dev/checks.ts). */
import { openCheckTool } from '../check-tool.mjs';

const module = await openCheckTool();
await import(module('problems').href);
