import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { normalizePath, type Plugin } from 'vite';
import { type Cache, openCache } from '../../cache/cache.ts';
import { codeDigest, codeFiles, digest } from '../../cache/digest.ts';
import { pagesFolder } from '../../content/files/paths.ts';
import { readSource } from '../../content/files/read-source.ts';
import type { BodyFacts, CompileBody, CompiledBody, CompilerOptions } from '../../content/mdx/compiler.ts';
import { foundAs, openPictures } from '../../content/pictures/open-pictures.ts';
import { isError } from '../../content/problems/problems.ts';
import { openPool } from '../pool.ts';

/** Replaces a body with errors, which the check reports together with all others. */
const emptyBody = 'export default function MDXContent() { return null; }';

/** The compiler, for other plugins. */
export interface MdxApi {
  /** Facts about the bodies compiled so far, by file. */
  facts: ReadonlyMap<string, BodyFacts>;
  /** Compiles a file's source, or takes the result from the cache. */
  compile: CompileBody;
  /** Digest of everything that a file's compiled body depends on; undefined until it is compiled. */
  version: (file: string) => string | undefined;
}

/**
 * `@mdx-js/rollup` with the project's remark and rehype plugins (src/content/mdx/compiler.ts). Used directly, it would
 * compile ids with a query (`page.mdx?raw`) as MDX, compile everything once per graph, and in one thread. Here each source
 * is compiled once for both graphs, in a pool, and cached on disk by everything it depends on.
 */
export function mdxOnce(options: CompilerOptions & { root: string }): Plugin & { api: MdxApi } {
  const { root, base = '/', known, development, mode } = options;
  const pictures = openPictures(root);
  const facts = new Map<string, BodyFacts>();
  const versions = new Map<string, string>();
  const cache = openCache(root, 'mdx');
  const version = compilerVersion(root);
  let loading: ReturnType<typeof loadCompiler> | null = null;

  async function compile(file: string, source: string): Promise<CompiledBody> {
    const name = digest(version, JSON.stringify({ known, development, mode }), file, source);
    /** Finds the pictures that a body names; false if one is not as the body has it. */
    const findPictures = ({ named }: CompiledBody): boolean =>
      Object.entries(named)
        .map(([src, before]) => foundAs(pictures.find(file, src), base) === before)
        .every(Boolean);
    let body = cache.readJson(name) as CompiledBody | null;
    if (!body || !findPictures(body)) {
      loading ??= loadCompiler(options, cache, version);
      body = await (await loading).compile(file, source);
      cache.write(name, JSON.stringify(body));
      // Here too, for dev's middleware (`madeInto`): the compiler is a bundle with pictures of its own.
      findPictures(body);
    }
    versions.set(file, digest(name, JSON.stringify(body.named)));
    return body;
  }

  return {
    name: 'site:mdx',
    enforce: 'pre',
    api: { facts, compile, version: (file) => versions.get(file) },
    // A change of code in src/content, such as the compiler's, restarts the dev server, as a change of Vite's config does.
    configResolved: ({ configFileDependencies }) => {
      configFileDependencies.push(...codeFiles(join(root, 'src/content')).map(normalizePath));
    },
    // The client graph finds the compiled bodies in the cache; idle threads would only hold memory.
    async buildEnd() {
      if (!loading) return;
      await loading.then(({ close }) => close());
      loading = null;
      cache.prune();
    },
    load: {
      filter: { id: /\.mdx$/ },
      // A file that is not text is reported as one problem instead of many syntax errors.
      handler(id) {
        const file = relative(root, id).replaceAll('\\', '/');
        // Not for examples of the gallery, in `mdx-components/`.
        return file.startsWith(`${pagesFolder}/`) ? readSource(root, file).source : null;
      },
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        const file = relative(root, id).replaceAll('\\', '/');
        const { code, ...found } = await compile(file, source);
        facts.set(file, found);
        const isBroken = code === null || found.problems.some(isError);
        const body = isBroken ? emptyBody : code;
        // Only the server graph needs the facts.
        const factsExport = `\nexport const facts = JSON.parse(${JSON.stringify(JSON.stringify(found))});`;
        const isServer = this.environment.config.consumer === 'server';
        return { code: body + (isServer ? factsExport : ''), map: null, moduleType: 'js' };
      },
    },
  };
}

/** Digest of the compiler's code and of all packages. */
const compilerVersion = (root: string): string =>
  digest(
    codeDigest(join(root, 'src/content'), join(root, 'src/plugins/mdx')),
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
    process.version,
  );

type CompilerModule = typeof import('../../content/mdx/compiler.ts');

/**
 * Loads the compiler: in dev into Vite's own thread, in a build into a pool. It is first bundled into one JavaScript file,
 * since threads cannot run TypeScript before Node 22.18. Imported by the plugin, it would be bundled with Vite's config, and
 * every command would load MDX.
 * @param version digest of the compiler's code, which names the bundle in the cache
 * @returns `close` stops the threads, if there are any
 */
async function loadCompiler(
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
  const external = /^[^./](?!:[\\/])/;
  const { output } = await build({ input, platform: 'node', external, write: false });
  return output[0].code;
}
