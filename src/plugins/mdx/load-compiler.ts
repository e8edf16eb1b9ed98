import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { Cache } from '../../cache/cache.ts';
import type { CompileBody, CompiledBody, CompilerOptions } from '../../content/mdx/compiler.ts';
import { openPool } from '../pool.ts';

type CompilerModule = typeof import('../../content/mdx/compiler.ts');

/**
 * Loads the compiler: in dev into Vite's own thread, in a build into a pool. It is first bundled into one JavaScript file,
 * since threads cannot run TypeScript before Node 22.18. Imported by the plugin, it would be bundled with Vite's config, and
 * every command would load MDX.
 * @param version digest of the compiler's code, which names the bundle in the cache
 * @returns `close` stops the threads, if there are any
 */
export async function loadCompiler(
  options: CompilerOptions & { root: string },
  cache: Cache,
  version: string,
): Promise<{ compile: CompileBody; close: () => Promise<void> }> {
  const name = `${version}.mjs`;
  if (!cache.has(name)) cache.write(name, await bundled(options.root));
  const module = join(cache.folder, name);
  if (options.development) {
    const { openCompiler } = (await import(pathToFileURL(module).href)) as CompilerModule;
    return { compile: openCompiler(options), close: async () => {} };
  }
  // One core is left to Vite and Rolldown. With a small nursery a build of 1,000 posts takes a quarter longer.
  const pool = openPool(1, 64);
  return {
    compile: (file, source) => pool.run<CompiledBody>(module, { file, source, options }),
    close: () => pool.close(),
  };
}

async function bundled(root: string): Promise<string> {
  const input = join(root, 'src/content/mdx/compiler.ts');
  // Packages stay external; `C:\\…` is a path, not a package.
  const bundle = await rolldown({ input, platform: 'node', external: /^[^./](?!:[\\/])/ });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return output[0].code;
}
