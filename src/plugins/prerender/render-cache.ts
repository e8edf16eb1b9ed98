import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { openCache } from '../../cache/cache.ts';
import { digest } from '../../cache/digest.ts';
import { writeFiles } from '../../write-files.ts';
import { isBody } from './client-output.ts';
import type { RenderEntry, RenderedEntry } from './render-jobs.ts';

/** Number of builds to remember: those of other branches, base paths and settings are separate. */
const mostBuilds = 8;

/** Digest of the code that renders pages, without the bodies, whose versions are compared page by page. */
export const rendererVersion = ({ output }: Rolldown.RolldownOutput): string =>
  digest(
    ...output.flatMap((part) =>
      part.type === 'chunk' && !part.moduleIds.some(isBody) ? [part.fileName, part.code] : [],
    ),
  );

/**
 * Wraps `render` so that unchanged pages are taken from the last build: a build of 1,000 posts after a change of one takes 8 s of
 * processor time instead of 15. A page is unchanged if its job, its body and what all pages share are; its files are reused
 * only if they still have the content that the build wrote.
 * @param version digest of what all pages share
 * @param bodyVersion returns the version of a file's compiled body
 * @param last output folder of the last build
 * @param site output folder of this build
 */
export function reuseRendered(
  { root, version, last, site }: { root: string; version: string; last: string; site: string },
  bodyVersion: (file: string) => string | undefined,
  render: RenderEntry,
): { render: RenderEntry; save: () => void } {
  const cache = openCache(root, 'rendered', mostBuilds);
  const before = (cache.readJson(version) ?? {}) as Record<string, RenderedEntry>;
  const now: Record<string, RenderedEntry> = {};

  /** Copies a page's files from the last build; false if one is missing or was changed since. */
  function take({ files }: RenderedEntry): boolean {
    try {
      for (const [path, written] of Object.entries(files)) {
        const bytes = readFileSync(join(last, path));
        if (digest(bytes) !== written) return false;
        writeFiles(site, [[path, bytes]]);
      }
      return true;
    } catch {
      return false;
    }
  }

  return {
    async render(job) {
      const name = digest(JSON.stringify(job), bodyVersion(job.file) ?? '');
      const known = before[name];
      const result = known && take(known) ? known : await render(job);
      if (result.error === undefined) now[name] = result;
      return result;
    },
    save() {
      cache.write(version, JSON.stringify(now));
      cache.prune();
    },
  };
}
