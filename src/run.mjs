/**
 * Runs a command for writers or reviewers: `node src/run.mjs src/check/check.ts --fix`. Vite's module runner loads the
 * command's module, so it uses the same route table and plugins as build and dev. Its default export is called with
 * the arguments.
 */
import { createServer } from 'vite';

const [module, ...args] = process.argv.slice(2);
const { NODE_ENV } = process.env;
// Vite would search its config and all that it imports for things which a later version may refuse. It takes half of the
// time of loading the config, and on a busy machine Rolldown reports that in writers' terminals, in English.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true';
const server = await createServer({
  logLevel: 'warn',
  // Nothing is served or watched.
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  // Separate from a running dev server's: plugins still pre-bundle dependencies, and its own must not be replaced.
  cacheDir: 'node_modules/.cache/commands',
  optimizeDeps: { noDiscovery: true, include: [] },
}).catch((error) => {
  // An invalid option is an error without a stack (src/plugins/options.ts).
  if (error.stack !== error.message) throw error;
  console.error(error.message);
  process.exit(1);
});
// Vite sets it, and child processes, such as the builds that a preview compares, would inherit it.
if (NODE_ENV === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = NODE_ENV;
try {
  const { default: command } = await server.environments.ssr.runner.import(`/${module}`);
  await command(args);
} catch (error) {
  server.ssrFixStacktrace(error);
  // Only the stack, which starts with the message: Node would also print all properties, such as a module's source.
  console.error(error.stack ?? error);
  process.exitCode = 1;
} finally {
  await server.close();
}
