/**
 * `npm run build`: bundles the build's own TypeScript once for a given state of the sources, and runs it. Loading the
 * modules one by one through a TypeScript loader cost more than building a hundred pages; the bundle also serves the
 * worker threads, and its hash is the version of the MDX compiler (cache/compiled.ts).
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const ofTests = /\.test\.tsx?$|\.examples\.mdx$/;

/**
 * The tool that builds the site and serves it in dev.
 * @type {import('./run.mjs').ToolPlan}
 */
const siteTool = {
  name: 'tool',
  input: {
    site: 'src/build/site.ts',
    dev: 'src/build/dev/start-dev.ts',
    'prepare-app': 'src/build/dev/prepare-app.ts',
    worker: 'src/build/workers/worker.ts',
  },
  // Everything but the content that decides what a build puts out.
  sources: [
    ...['src', 'mdx-components', 'public', 'index.html', 'vite.config.ts'],
    ...['package.json', 'package-lock.json'],
  ],
  // Pure packages that are slow to load file by file. All others are loaded from where they are installed.
  inlined: /^(?:@mdx-js\/rollup|remark-|unist-util-|vfile|zod$|yaml$|gray-matter$)/,
};

/** Hash of every source file's name and bytes. */
function hashSources(sources) {
  const hash = createHash('sha256').update(process.version).update(root);
  for (const name of sources) {
    const path = join(root, name);
    const files = /\.\w+$/.test(name)
      ? ['']
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !ofTests.test(entry.name))
          .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(path.length))
          .sort();
    for (const file of files) {
      const bytes = readFileSync(path + file);
      hash.update(`${name}${file}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest('hex').slice(0, 32);
}

/** Bundled modules move; each still sees its own address. */
const ownAddress = {
  name: 'own-address',
  transform: {
    filter: { code: /import\.meta\.url/ },
    handler: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

/** Bundles the tool into `folder` and returns the hash of what came out. */
async function bundle({ input, inlined }, folder) {
  const { rolldown } = await import('rolldown');
  const tool = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    logLevel: 'silent',
    plugins: [ownAddress],
    external: (id, importer) =>
      /^[@\w]/.test(id) &&
      !/^[a-z]:[\\/]/i.test(id) &&
      !importer?.includes('node_modules') &&
      !inlined.test(id),
  });
  const { output } = await tool.write({
    dir: folder,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await tool.close();
  const hash = createHash('sha256');
  for (const part of output) if (part.type === 'chunk') hash.update(part.fileName).update(part.code);
  return hash.digest('hex').slice(0, 32);
}

/** Tools of sources that are long gone; a dev server may still run with yesterday's. */
function removeOld(tools) {
  const week = 7 * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(tools)) {
    const folder = join(tools, name);
    if (Date.now() - statSync(folder).mtimeMs > week) rmSync(folder, { recursive: true, force: true });
  }
}

/** The bundled tool for the sources as they are now. */
export async function openTool(plan = siteTool) {
  const hash = hashSources(plan.sources);
  const tools = join(root, 'node_modules/.cache/site', plan.name);
  const folder = join(tools, hash);
  if (!existsSync(folder)) {
    const scratch = `${folder}.${process.pid}`;
    try {
      const version = await bundle(plan, scratch);
      writeFileSync(join(scratch, 'version'), version);
      mkdirSync(tools, { recursive: true });
      // Another build of the same sources may have been quicker.
      if (!existsSync(folder)) renameSync(scratch, folder);
      removeOld(tools);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  }
  return { folder, sources: hash, version: readFileSync(join(folder, 'version'), 'utf8') };
}

/** Builds the production site; false when the content has problems, which are printed. */
export async function buildSite() {
  const tool = await openTool();
  const site = await import(pathToFileURL(join(tool.folder, 'site.mjs')).href);
  return site.buildSite(tool);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const unknown = process.argv.slice(2).find((given) => given.startsWith('-') && given !== '--keep');
  if (unknown) console.error(`Ключа ${unknown} нет. Есть один: npm run build -- --keep dist`);
  process.exitCode = !unknown && (await buildSite()) ? 0 : 1;
}
