import type { Entry, SiteIndex } from '../../content/entry.ts';
import { dataFile, htmlFile } from '../../content/files/paths.ts';
import { siteRoutes } from '../../content/route-table.ts';
import type { GitDates } from '../discovery/git-dates.ts';
import type { ClientOutput } from './client-output.ts';

/** One address of an entry and the files that answer it. */
export interface Address {
  url: string;
  html: string;
  json: string;
}

/** An entry and all addresses to render it at: its own, its aliases, or the folder whose not-found page it is. */
export interface EntryJob {
  file: string;
  /** URL of its body's script; null without one, as for a quarantined file in a preview. */
  module: string | null;
  addresses: Address[];
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

interface RenderInput {
  index: SiteIndex;
  client: ClientOutput;
  base: string;
  /** Last changes of the MDX files. */
  dates: GitDates;
  /** Social pictures by MDX file, as paths in the output folder. */
  pictures: ReadonlyMap<string, string>;
  render: RenderEntry;
}

interface RenderedPages {
  /** Number of addresses. */
  count: number;
  /** MDX files that could not be rendered, with what rendering threw. */
  failures: { file: string; error: unknown }[];
}

/**
 * Renders every address of the site as flat HTML (`/about` → `about.html`), with its data in a file for client navigation, and
 * every not-found page as `404.html` of its folder.
 */
export async function renderPages(input: RenderInput): Promise<RenderedPages> {
  const rendered: RenderedPages = { count: 0, failures: [] };
  await Promise.all(
    jobsOf(input).map(async (job) => {
      const { error } = await input.render(job);
      if (error === undefined) rendered.count += job.addresses.length;
      else rendered.failures.push({ file: job.file, error });
    }),
  );
  return rendered;
}

/** The job of every entry. In previews, the stand-ins for broken files are entries too. */
function jobsOf({ index, client, base, dates, pictures }: RenderInput): EntryJob[] {
  const { addresses, notFound } = siteRoutes(index);
  const broken = new Set(Object.values(index.writers?.quarantine ?? {}).map(({ file }) => file));
  // One file may have several entries: the views of a list.
  const jobs = new Map<Entry, EntryJob>();
  const add = (entry: Entry, url: string, name = url) => {
    const { file } = entry;
    const script = broken.has(file) ? undefined : client.bodies[file];
    const job = jobs.get(entry) ?? {
      file,
      module: script === undefined ? null : base + script,
      addresses: [],
      changed: dates.get(file) ?? null,
      picture: pictures.get(file) ?? null,
    };
    job.addresses.push({ url, html: htmlFile(name), json: dataFile(name) });
    jobs.set(entry, job);
  };
  for (const [url, entry] of addresses) add(entry, url);
  for (const { scope, owner } of notFound) {
    const folder = scope === '/' ? '' : scope;
    // Rendered at an address that no page can have: page names never begin with `_`.
    add(owner, `${folder}/_404`, `${folder}/404`);
  }
  return [...jobs.values()];
}
