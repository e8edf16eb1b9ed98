import type { Entry, SiteIndex } from '../../content/entry.ts';
import { siteRoutes } from '../../content/route-table.ts';
import type { GitDates } from '../discovery/git-dates.ts';
import type { ClientOutput } from './client-output.ts';

/** An entry and all addresses to render it at: its own, its aliases, or the folder whose not-found page it is. */
export interface EntryJob {
  file: string;
  /** URL of its body's script; null without one, as for a quarantined file in a preview. */
  module: string | null;
  addresses: string[];
  /** Last change of the file according to git, ISO 8601; null if unknown. */
  changed: string | null;
  /** Path of its social picture in the output folder; null if it has none. */
  picture: string | null;
}

/** The result of rendering an entry; `error` is what rendering threw. */
export interface RenderedEntry {
  error?: unknown;
  /** Digests of all files of the entry by their paths in the output folder. */
  files: Record<string, string>;
}

/** Renders an entry at all its addresses and writes the files, in a thread of the pool. */
export type RenderEntry = (job: EntryJob) => Promise<RenderedEntry>;

/**
 * The job of every entry. In previews, the stand-ins for broken files are entries too.
 * @param dates last changes of the MDX files
 * @param pictures social pictures by MDX file, as paths in the output folder
 */
export function renderJobs(
  index: SiteIndex,
  bodies: ClientOutput['bodies'],
  base: string,
  dates: GitDates,
  pictures: ReadonlyMap<string, string>,
): EntryJob[] {
  const { addresses, notFound } = siteRoutes(index);
  const broken = new Set(Object.values(index.writers?.quarantine ?? {}).map(({ file }) => file));
  // One file may have several entries: the views of a list.
  const jobs = new Map<Entry, EntryJob>();
  const add = (entry: Entry, url: string) => {
    const { file } = entry;
    const script = broken.has(file) ? undefined : bodies[file];
    const job = jobs.get(entry) ?? {
      file,
      module: script === undefined ? null : base + script,
      addresses: [],
      changed: dates.get(file) ?? null,
      picture: pictures.get(file) ?? null,
    };
    job.addresses.push(url);
    jobs.set(entry, job);
  };
  for (const [url, entry] of addresses) add(entry, url);
  // At an address that no page can have: page names never begin with `_`.
  for (const { scope, owner } of notFound) add(owner, `${scope === '/' ? '' : scope}/_404`);
  return [...jobs.values()];
}
