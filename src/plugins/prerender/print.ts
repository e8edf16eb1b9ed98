import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../../../mdx-components/index.ts';
import { createRenderer, preloadScenes } from '../../app/entry-server.tsx';
import { navigationData } from '../../app/page-data.ts';
import { preloadSections } from '../../app/sections.tsx';
import { foldMark } from '../../app/server/collect.ts';
import { partsOf } from '../../app/server/make-page-data.ts';
import { digest } from '../../cache/digest.ts';
import type { SiteIndex } from '../../content/entry.ts';
import { type BodyModule, loadBody } from '../../content/routes.ts';
import { otherHosts, pagePolicy } from '../../hosts/policy.ts';
import { sceneNames } from '../../vocabulary.ts';
import { writeFiles } from '../../write-files.ts';
import type { ClientOutput } from './client-output.ts';
import { fillTemplate, speculationRules } from './html.ts';
import { pageStyles } from './page-styles.ts';
import type { Address, EntryJob, PrintedEntry } from './print-pages.ts';

/** What every page of a build is printed with; a file, since every thread of the pool reads it once. */
interface PrintSetup {
  index: SiteIndex;
  base: string;
  origin: string;
  client: ClientOutput;
  /** index.html. */
  template: string;
  /** The one script of every page. */
  script: string;
  /** Addresses of the scripts of parts' bodies, by file. */
  partModules: Record<string, string>;
  /** Folder of the site's files. */
  outDir: string;
}

/** The entry at work: what the renderer asks about it. */
interface Work {
  job: EntryJob;
  /** The bodies of the entry and of the parts that its page is composed of, by file. */
  bodies: ReadonlyMap<string, BodyModule>;
}

type PrintEntry = (job: EntryJob) => Promise<PrintedEntry>;

function openPrinter(setup: PrintSetup): PrintEntry {
  const { index, base, origin, client, template, script, partModules, outDir } = setup;
  let work: Work | null = null;
  const { render } = createRenderer({
    index,
    base,
    origin,
    build: client.entry,
    moduleUrl: ({ file }) => (file === work?.job.file ? work.job.module : partModules[file]) ?? '',
    loadBody: ({ file }) => {
      const body = work?.bodies.get(file);
      if (!body) throw new Error(`No compiled body for ${file}.`);
      return body.default;
    },
    bodyOf: ({ file }) => work?.bodies.get(file)?.facts,
    changedOf: () => work?.job.changed ?? null,
    pictureOf: () => work?.job.picture ?? null,
  });
  const stylesOf = pageStyles(client, base);
  const preloads = client.fonts
    .map((file) => `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const hosts = otherHosts(index.site.settings, index.preview ? 'preview' : 'production');

  async function printAddress({ url, html, json }: Address, printed: PrintedEntry): Promise<void> {
    const { head, structured, data, html: rendered, modules } = await render(url);
    const { sheet, head: own, link, rest } = stylesOf(modules, data.status);
    const app = rendered.replace(foldMark, link);
    const policy = pagePolicy(hosts, { scripts: [script, speculationRules], sheet });
    const parts = { script, head, structured, policy, styles: preloads + own, base, app, data };
    // As bytes: their size and digest are asked for beside the file.
    const document = Buffer.from(fillTemplate(template, parts));
    const navigation = Buffer.from(JSON.stringify(navigationData(data)));
    writeFiles(outDir, [
      [html, document],
      [json, navigation],
    ]);
    // Several pages may share it; another thread that is at it writes the same.
    if (rest && !existsSync(join(outDir, rest.file))) writeFiles(outDir, [[rest.file, rest.css]]);
    printed.canonical = head.canonical;
    printed.sizes[html] = document.length;
    printed.files[html] = digest(document);
    printed.files[json] = digest(navigation);
    if (rest) printed.files[rest.file] = digest(Buffer.from(rest.css));
  }

  return async (job) => {
    const bodies = new Map<string, BodyModule>();
    if (job.module !== null) {
      const body = await loadBody(job.file);
      bodies.set(job.file, body);
      for (const { file } of partsOf(index, body.facts.components)) bodies.set(file, await loadBody(file));
    }
    const sections = [...bodies.values()].flatMap(({ facts }) => facts.components);
    await preloadSections(sections.map(folderOf));
    work = { job, bodies };
    const printed: PrintedEntry = { canonical: null, sizes: {}, files: {} };
    for (const address of job.addresses) await printAddress(address, printed);
    return printed;
  };
}

/** Loads what many pages show beside their sections: React prints in one go where nothing is waited for. */
export const prepare = () => preloadScenes(sceneNames);

const printers = new Map<string, PrintEntry>();

/**
 * Renders entries at all their addresses and writes their files: a task of the pool.
 * @param setup the build's setup, as a file of JSON
 */
export default async function print({
  setup,
  jobs,
}: {
  setup: string;
  jobs: readonly EntryJob[];
}): Promise<PrintedEntry[]> {
  await prepare();
  const printer = printers.get(setup) ?? openPrinter(JSON.parse(readFileSync(setup, 'utf8')) as PrintSetup);
  printers.set(setup, printer);
  const printed: PrintedEntry[] = [];
  for (const job of jobs)
    printed.push(
      await printer(job).catch(
        (error: unknown): PrintedEntry => ({ error, canonical: null, sizes: {}, files: {} }),
      ),
    );
  return printed;
}
