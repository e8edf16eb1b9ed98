/** `npm run check`. */
import { openCheckTool } from './check-tool.mjs';

const module = await openCheckTool();
const { check } = await import(module('check').href);
await check(process.argv.slice(2), module('worker'));
