import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { type Cache, cacheFolder, openCache } from '../../cache/cache.ts';
import { codeDigest, codeFiles, digest } from '../../cache/digest.ts';
import { pagesFolder } from '../../content/files/paths.ts';
import { readSource } from '../../content/files/read-source.ts';
import type { BodyFacts, CompileBody, CompiledBody, CompilerOptions } from '../../content/mdx/compiler.ts';
import { openPictures } from '../../content/pictures/open-pictures.ts';
import { isError } from '../../content/problems/problems.ts';
import { type Compiler, loadCompiler } from './load-compiler.ts';

/** Stands for a body that cannot be shown: its problems are told elsewhere, all at once. */
const nothing = 'export default function MDXContent() { return null; }';

/** What the rest of a build may ask of the compiler. */
export interface MdxApi {
  /** What was found in the bodies compiled so far, by file. */
  facts: ReadonlyMap<string, BodyFacts>;
  /** Compiles the text of a file, or finds it compiled. */
  compile: CompileBody;
  /** Digest of everything that a build's body of a file was compiled from. */
  version: (file: string) => string | undefined;
}

/**
 * `@mdx-js/rollup` with the project's remark and rehype plugins (src/content/mdx/compiler.ts). Alone it would compile an
 * id with a query (`page.mdx?raw`) as MDX, once for each graph and all in one thread: here each text is compiled once for
 * all that ask, in the threads of a build, and kept on disk by everything it depends on.
 */
export function mdxOnce(options: CompilerOptions & { root: string }): Plugin & { api: MdxApi } {
  const { root, base, known, development, mode } = options;
  const pictures = openPictures(root);
  const underWay = new Map<string, Promise<CompiledBody>>();
  const facts = new Map<string, BodyFacts>();
  const versions = new Map<string, string>();
  let opened: { cache: Cache; version: string } | null = null;
  const open = () => {
    opened ??= { cache: openCache(cacheFolder(root, 'mdx')), version: compilerVersion(root) };
    return opened;
  };
  let loading: Promise<Compiler> | null = null;
  const compiler = () => {
    const { cache, version } = open();
    loading ??= loadCompiler(options, cache, version);
    return loading;
  };

  async function compile(file: string, source: string): Promise<CompiledBody> {
    const { cache, version } = open();
    // Addresses of pictures are all that a body takes from the base path.
    const shown = pictures.fingerprint(file, source);
    const name = digest(
      version,
      JSON.stringify({ known, development, mode }),
      file,
      source,
      shown,
      shown && (base ?? '/'),
    );
    versions.set(file, name);
    const stored = cache.read(name);
    if (stored) return JSON.parse(stored.toString()) as CompiledBody;
    const compiling =
      underWay.get(name) ??
      compiler()
        .then((loaded) => loaded.compile(file, source))
        .then((body) => {
          cache.write(name, JSON.stringify(body));
          return body;
        })
        .finally(() => underWay.delete(name));
    underWay.set(name, compiling);
    return compiling;
  }

  return {
    name: 'site:mdx',
    enforce: 'pre',
    api: { facts, compile, version: (file) => versions.get(file) },
    // The compiler stays as it was loaded: a change of it restarts the server, as one of Vite's config does.
    configResolved: ({ configFileDependencies }) => {
      configFileDependencies.push(...codeFiles(join(root, 'src/content')).map(normalizePath));
    },
    // What the server graph has compiled stands in the cache; threads would hold their memory beside the other graph.
    async buildEnd() {
      await loading?.then(({ close }) => close());
      loading = null;
      opened?.cache.prune();
    },
    load: {
      filter: { id: /\.mdx$/ },
      // A file that is no text is told as one problem, not as many of what its bytes look like.
      handler(id) {
        const file = relative(root, id).replaceAll('\\', '/');
        // The gallery's examples stand beside their sections.
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
        const body = isBroken ? nothing : code;
        // Only the server asks.
        const told = `\nexport const facts = JSON.parse(${JSON.stringify(JSON.stringify(found))});`;
        const isServer = this.environment.config.consumer === 'server';
        return { code: body + (isServer ? told : ''), map: null, moduleType: 'js' };
      },
    },
  };
}

/** Hash of the compiler's code and of the packages it may be made of. */
const compilerVersion = (root: string): string =>
  digest(
    codeDigest(join(root, 'src/content')),
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
    process.version,
  );
