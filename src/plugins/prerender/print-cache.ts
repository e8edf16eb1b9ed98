import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { cacheFolder, linkOrCopy, openCache } from '../../cache/cache.ts';
import { digest } from '../../cache/digest.ts';
import { isText } from './client-output.ts';
import type { EntryJob, PrintedEntry } from './print-pages.ts';

type Print = (jobs: readonly EntryJob[]) => Promise<PrintedEntry[]>;

/** Builds whose pages are known: of other branches, base paths and settings. */
const builds = 8;

/** Where a body lies in the server's files: another body that grew may have moved it. */
const bodyPlace = /import\("\.\/bodies.*/g;

/**
 * Digest of the code that prints pages, bodies aside: each page counts its own. What only bodies import, such as React's
 * runtime, lies in their files.
 */
export function printerVersion({ output }: Rolldown.RolldownOutput): string {
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
 * A page that would be printed as it was is taken from the last build: half of a build that follows a change of one body
 * is printing all others again. What a page is made of is its job, its body and what all pages are printed with; its files
 * are taken only where they hold what was written then.
 * @param version digest of what all pages are printed with
 * @param bodyVersion the same of a file's body
 * @param last folder of the last build
 * @param site folder of this one
 */
export function keepPrinted(
  { root, version, last, site }: { root: string; version: string; last: string; site: string },
  bodyVersion: (file: string) => string | undefined,
  print: Print,
): { print: Print; save: () => void } {
  const cache = openCache(cacheFolder(root, 'printed'), builds);
  const before = JSON.parse(cache.read(version)?.toString() ?? '{}') as Record<string, PrintedEntry>;
  const now: Record<string, PrintedEntry> = {};

  /** Writes a page's files as the last build has them; false where one is not what was written. */
  function take({ files }: PrintedEntry): boolean {
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
    async print(jobs) {
      const names = jobs.map((job) => digest(JSON.stringify(job), bodyVersion(job.file) ?? ''));
      const known = names.map((name) => before[name]).map((entry) => (entry && take(entry) ? entry : null));
      const missing = jobs.filter((_, at) => !known[at]);
      const printed = missing.length > 0 ? await print(missing) : [];
      return known.map((entry, at) => {
        const result = entry ?? (printed.shift() as PrintedEntry);
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
