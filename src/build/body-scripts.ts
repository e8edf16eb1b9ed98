import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { minifySync } from 'vite';
import { contentHash } from '../content/mdx/compile.ts';
import type { Content } from '../content/plugin.ts';

/** The modules that a compiled body imports; src/app/mdx-runtime.ts offers the same names. */
const runtimeImports = /(from\s*)"(?:react\/jsx-runtime|@mdx-js\/react)"/g;

/**
 * Writes every page body as a script of its own. A body imports nothing but the MDX runtime, so the bundler need not
 * see it: thousands of pages cost their compile and nothing more.
 * @param runtimeUrl address of the runtime's script, base path included
 * @param outDir folder of the site's files
 * @returns file name in `outDir` by page file
 */
export async function writeBodyScripts(
  { store, compile }: Content,
  runtimeUrl: string,
  outDir: string,
): Promise<ReadonlyMap<string, string>> {
  const scripts = new Map<string, string>();
  for (const { file, source, url } of store.files.values()) {
    if (url === null) continue;
    const { code } = await compile(file, source);
    const linked = (code ?? '').replace(
      runtimeImports,
      (_, from: string) => from + JSON.stringify(runtimeUrl),
    );
    const script = minifySync(file, linked, { module: true, mangle: true, compress: true }).code;
    const name = `static/js/${file.replace(/\.mdx$/, '')}-${contentHash(script).slice(0, 8)}.js`;
    mkdirSync(dirname(join(outDir, name)), { recursive: true });
    writeFileSync(join(outDir, name), script);
    scripts.set(file, name);
  }
  return scripts;
}
