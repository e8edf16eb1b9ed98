import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { cacheFolder, linkOrCopy, openCache } from '../../cache/cache.ts';
import { digest } from '../../cache/digest.ts';
import { isText } from './client-output.ts';
import type { EntryJob, RenderedEntry } from './render-pages.ts';

type Render = (jobs: readonly EntryJob[]) => Promise<RenderedEntry[]>;

/** Builds to remember: other branches, base paths and settings have their own. */
const builds = 8;

/** An import of a body's chunk: a body moves to another chunk when its neighbours grow. */
const bodyPlace = /import\("\.\/bodies.*/g;

/**
 * Digest of the code that renders pages, without the bodies: each page has its own body's version. The chunks of bodies
 * also hold modules that only bodies import, such as React's JSX runtime: those count.
 */
export function rendererVersion({ output }: Rolldown.RolldownOutput): string {
  const chunks = output.flatMap((part) => (part.type === 'chunk' ? part : []));
  return digest(
    ...chunks.flatMap(({ fileName, code, moduleIds, modules }) =>
      moduleIds.some(isText)
        ? moduleIds.filter((id) => !isText(id)).map((id) => modules[id]?.code ?? '')
        : [fileName, code.replace(bodyPlace, '')],
    ),
  );
}

/**
 * Wraps `render` so that unchanged pages are taken from the last build: without this, half of a build after a change of one
 * body goes into rendering all other pages again. A page is unchanged when its job, its body and what all pages
 * share are; its files are reused only if they still hold what that build wrote.
 * @param version digest of what all pages share
 * @param bodyVersion gives the version of a file's compiled body
 * @param last output folder of the last build
 * @param site output folder of this build
 */
export function reuseRendered(
  { root, version, last, site }: { root: string; version: string; last: string; site: string },
  bodyVersion: (file: string) => string | undefined,
  render: Render,
): { render: Render; save: () => void } {
  const cache = openCache(cacheFolder(root, 'rendered'), builds);
  const before = JSON.parse(cache.read(version)?.toString() ?? '{}') as Record<string, RenderedEntry>;
  const now: Record<string, RenderedEntry> = {};

  /** Copies a page's files from the last build; false if one is missing or was changed since. */
  function take({ files }: RenderedEntry): boolean {
    try {
      for (const [path, written] of Object.entries(files)) {
        if (digest(readFileSync(join(last, path))) !== written) return false;
        linkOrCopy(join(last, path), join(site, path));
      }
      return true;
    } catch {
      return false;
    }
  }

  return {
    async render(jobs) {
      const names = jobs.map((job) => digest(JSON.stringify(job), bodyVersion(job.file) ?? ''));
      const known = names.map((name) => before[name]).map((entry) => (entry && take(entry) ? entry : null));
      const missing = jobs.filter((_, at) => !known[at]);
      const rendered = missing.length > 0 ? await render(missing) : [];
      return known.map((entry, at) => {
        const result = entry ?? (rendered.shift() as RenderedEntry);
        if (result.error === undefined) now[names[at] as string] = result;
        return result;
      });
    },
    save() {
      cache.write(version, JSON.stringify(now));
      cache.prune();
    },
  };
}
