import { join } from 'node:path';
import { createCollections } from '../../content/collections.ts';
import { type Entry, isTemplate, type PageType, type SiteIndex } from '../../content/entry.ts';
import { dataFile, htmlFile } from '../../content/paths.ts';
import type { Content } from '../../content/plugin.ts';
import type { Problem } from '../../content/problems.ts';
import { renderProblem } from '../../content/render-problem.ts';
import type { Bundles } from '../cache/bundles.ts';
import type { CompiledBodies } from '../cache/compiled.ts';
import { digest } from '../cache/digest.ts';
import { basePath, cacheFolder } from '../config.ts';
import type { GitDates } from '../found/git-dates.ts';
import type { Tool } from '../tool.ts';
import type { Pool } from '../workers/pool.ts';
import type { EntryJob } from './job.ts';
import { memorize, type Remembered, remember, sameAnswers, takeOver } from './reuse.ts';

/** A page as written to disk. */
export interface WrittenPage {
  url: string;
  canonical: string | null;
  /** True when search engines may list it under this address. */
  listed: boolean;
  /** The page file it was written from. */
  file: string;
  type: PageType;
  /** Its files in the site's folder, and the bytes of the first. */
  html: string;
  json: string;
  size: number;
  /** False when they are those of the last build. */
  isNew: boolean;
}

export interface Workshop {
  content: Content;
  bodies: CompiledBodies;
  bundles: Bundles;
  pool: Pool;
  tool: Tool;
  /** Origin for canonical URLs, without a slash at the end. */
  origin: string;
  /** Last changes of the files. */
  dates: GitDates;
  /** Social pictures by page file, as paths in the site's folder. */
  pictures: ReadonlyMap<string, string>;
  /** Folder of the new site. */
  site: string;
  /** Folder of the last build. */
  last: string;
}

export interface Written {
  pages: WrittenPage[];
  /** How many entries are those of the last build. */
  reused: number;
  /** Pages that could not be printed. */
  failures: Problem[];
}

/**
 * Writes every address of the site as flat HTML (`/about` -> `about.html`) with its data beside it for client
 * navigation, its body's script, and every not-found page as `404.html` of its folder. The threads render; what would
 * come out as in the last build is taken from there.
 */
export async function writePages(workshop: Workshop): Promise<Written> {
  const { content, bundles, pool, tool, origin, site, last } = workshop;
  const index = content.store.index();
  const base = basePath();
  const { client, frame, server } = bundles;
  pool.prepare('openPages', { index, base, origin, client, frame, server, outDir: site });
  const memory = join(cacheFolder, 'pages', `${digest(last)}.json`);
  const known = content.mode === 'production' ? remember(memory) : new Map<string, Remembered>();
  const common = digest(tool.version, bundles.key, base, origin, content.mode);
  const made = new Map<string, Remembered>();
  const pages: WrittenPage[] = [];
  const failures: Problem[] = [];
  let reused = 0;

  async function write(entry: Entry, job: EntryJob): Promise<void> {
    const inputs = digest(common, JSON.stringify(job), JSON.stringify(entry));
    const before = known.get(job.file);
    const isSame = before?.inputs === inputs && sameAnswers(index, entry, before.answers);
    let result: Remembered;
    if (isSame && takeOver(before.files, last, site)) {
      result = before;
      reused += 1;
    } else {
      const made = await pool.run('writePages', job).catch((error: unknown) => {
        failures.push(renderProblem(job.file, content.store.sourceOf(job.file), error));
        return null;
      });
      if (!made) return;
      result = { ...made, inputs };
    }
    made.set(job.file, result);
    for (const { url, html, json } of job.addresses) {
      const listed = url === entry.url && isListed(entry);
      const size = result.files.find(({ path }) => path === html)?.size ?? 0;
      const { file, type } = entry;
      const isNew = result !== before;
      pages.push({ url, canonical: result.canonical, listed, file, type, html, json, size, isNew });
    }
  }

  await Promise.all(jobsOf(index, workshop).map(({ entry, job }) => write(entry, job)));
  memorize(memory, new Map([...made].sort(([a], [b]) => (a < b ? -1 : 1))));
  return { pages: pages.sort((a, b) => (a.url < b.url ? -1 : 1)), reused, failures };
}

/** Names that begin with `_` are a preview's own pages. */
const isListed = (entry: Entry) => !entry.notFound && !isTemplate(entry) && !entry.url.startsWith('/_');

/** Every entry with its addresses; preview's stand-ins for broken files are entries too. */
function jobsOf(
  index: SiteIndex,
  { content, bodies, dates, pictures }: Workshop,
): { entry: Entry; job: EntryJob }[] {
  const { routes, notFound } = createCollections(index);
  const jobs = new Map<string, { entry: Entry; job: EntryJob }>();
  const add = (entry: Entry, url: string, name = url) => {
    const { file } = entry;
    const compiled = bodies.pathOf(file, content.store.sourceOf(file));
    const known = jobs.get(file) ?? {
      entry,
      job: {
        file,
        compiled,
        addresses: [],
        changed: dates.get(file) ?? null,
        picture: pictures.get(file) ?? null,
      },
    };
    known.job.addresses.push({ url, html: htmlFile(name), json: dataFile(name) });
    jobs.set(file, known);
  };
  for (const [url, entry] of routes) add(entry, url);
  for (const { scope, entry } of notFound) {
    const folder = scope === '/' ? '' : scope;
    // An address below the folder that no file can have: names of pages never begin with `_`.
    add(entry, `${folder}/_404`, `${folder}/404`);
  }
  return [...jobs.values()];
}
