import type { Entry, SiteIndex } from '../../content/entry.ts';
import { dataFile, htmlFile } from '../../content/files/paths.ts';
import { siteRoutes } from '../../content/route-table.ts';
import { isTemplate } from '../../content/types/index.ts';
import type { GitDates } from '../found/git-dates.ts';
import type { ClientOutput } from './client-output.ts';

/** One address of an entry and the files that answer it. */
export interface Address {
  url: string;
  html: string;
  json: string;
}

/** An entry to be written at all its addresses: its own, its aliases, or the folder it is the not-found page of. */
export interface EntryJob {
  file: string;
  /** Address of its body's script; null where the file cannot be shown (previews). */
  module: string | null;
  addresses: Address[];
  /** When the file was last changed, ISO 8601, as far as git knows. */
  changed: string | null;
  /** Path of its social picture in the site's folder. */
  picture: string | null;
}

/** What printing an entry brought beside its files, or what was thrown over it. */
export interface PrintedEntry {
  error?: unknown;
  canonical: string | null;
  /** Bytes of each page's HTML, by its file. */
  sizes: Record<string, number>;
  /** Digests of the files it wrote, or would have, by their paths in the site's folder. */
  files: Record<string, string>;
}

/** A page as written to disk. */
interface WrittenPage {
  url: string;
  canonical: string | null;
  /** True when search engines may list it under this address. */
  listed: boolean;
  /** The page file it was written from. */
  file: string;
  /** Bytes of its HTML. */
  size: number;
}

interface PrintOrder {
  index: SiteIndex;
  client: ClientOutput;
  base: string;
  /** Last changes of the files. */
  dates: GitDates;
  /** Social pictures by page file, as paths in the site's folder. */
  pictures: ReadonlyMap<string, string>;
  /** Prints some entries in a thread of the pool. */
  print: (jobs: readonly EntryJob[]) => Promise<PrintedEntry[]>;
}

/** Entries that a thread prints in one go: telling it of each alone takes a tenth of the time that printing takes. */
const batchSize = 8;

interface PrintedPages {
  pages: WrittenPage[];
  /** Files that could not be printed, and what was thrown. */
  failures: { file: string; error: unknown }[];
}

/**
 * Writes every address of the site as flat HTML (`/about` -> `about.html`) with its data beside it for client
 * navigation, and every not-found page as `404.html` of its folder.
 */
export async function printPages(order: PrintOrder): Promise<PrintedPages> {
  const printed: PrintedPages = { pages: [], failures: [] };
  const work = jobsOf(order);
  const batches = Array.from({ length: Math.ceil(work.length / batchSize) }, (_, index) =>
    work.slice(index * batchSize, (index + 1) * batchSize),
  );
  await Promise.all(
    batches.map(async (batch) => {
      const results = await order.print(batch.map(({ job }) => job));
      for (const [index, { entry, job }] of batch.entries()) {
        const { canonical = null, sizes = {}, error } = results[index] ?? {};
        if (error !== undefined) {
          printed.failures.push({ file: job.file, error });
          continue;
        }
        const { file } = entry;
        for (const { url, html } of job.addresses) {
          const listed = url === entry.url && isListed(entry);
          printed.pages.push({ url, canonical, listed, file, size: sizes[html] ?? 0 });
        }
      }
    }),
  );
  printed.pages.sort((a, b) => (a.url < b.url ? -1 : 1));
  return printed;
}

/** Names that begin with `_` are a preview's own pages. */
const isListed = (entry: Entry) => !entry.notFound && !isTemplate(entry) && !entry.url.startsWith('/_');

/** Every entry with its addresses; preview's stand-ins for broken files are entries too. */
function jobsOf({ index, client, base, dates, pictures }: PrintOrder): { entry: Entry; job: EntryJob }[] {
  const { addresses, notFound } = siteRoutes(index);
  const broken = new Set(Object.values(index.preview?.quarantine ?? {}).map(({ file }) => file));
  // Several pages may be made of one file: the views of a list.
  const jobs = new Map<Entry, { entry: Entry; job: EntryJob }>();
  const add = (entry: Entry, url: string, name = url) => {
    const { file } = entry;
    const script = broken.has(file) ? undefined : client.bodies[file];
    const known = jobs.get(entry) ?? {
      entry,
      job: {
        file,
        module: script === undefined ? null : base + script,
        addresses: [],
        changed: dates.get(file) ?? null,
        picture: pictures.get(file) ?? null,
      },
    };
    known.job.addresses.push({ url, html: htmlFile(name), json: dataFile(name) });
    jobs.set(entry, known);
  };
  for (const [url, entry] of addresses) add(entry, url);
  for (const { scope, owner } of notFound) {
    const folder = scope === '/' ? '' : scope;
    // An address below the folder that no file can have: names of pages never begin with `_`.
    add(owner, `${folder}/_404`, `${folder}/404`);
  }
  return [...jobs.values()];
}
