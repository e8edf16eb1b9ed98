/**
 * Runs a command of the writers or reviewers: `node src/run.mjs src/check/check.ts --fix`. Its module is loaded by Vite's
 * module runner, so it sees the site as build and dev do: through the one table of pages, with the same plugins.
 * The module's default export takes the command line.
 */
import { createServer } from 'vite';

const [module, ...args] = process.argv.slice(2);
const { NODE_ENV } = process.env;
const server = await createServer({
  logLevel: 'warn',
  // Nothing is served or watched.
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  // What plugins have prepared for a browser all the same would take the place of what an open dev server gives out.
  cacheDir: 'node_modules/.cache/commands',
  optimizeDeps: { noDiscovery: true, include: [] },
}).catch((error) => {
  // A slip in an option is a sentence without a trace (src/plugins/options.ts).
  if (error.stack !== error.message) throw error;
  console.error(error.message);
  process.exit(1);
});
// Vite's server sets it, and what a command starts (the builds that reviewers compare) would inherit it.
if (NODE_ENV === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = NODE_ENV;
try {
  const { default: command } = await server.environments.ssr.runner.import(`/${module}`);
  await command(args);
} catch (error) {
  server.ssrFixStacktrace(error);
  // Its words and trace: thrown, one of Vite's prints the whole module that failed to load.
  console.error(error.stack ?? error);
  process.exitCode = 1;
} finally {
  await server.close();
}
