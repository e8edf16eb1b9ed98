import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRenderer, preload } from '../../app/entry-server.tsx';
import { foldMark } from '../../app/server/collect.ts';
import { fragmentsOf } from '../../app/server/make-page-data.ts';
import { digest } from '../../cache/digest.ts';
import type { SiteIndex } from '../../content/entry.ts';
import { dataFile, htmlFile } from '../../content/files/paths.ts';
import { type BodyModule, loadBody } from '../../content/routes.ts';
import { otherHosts, pagePolicy } from '../../hosts/policy.ts';
import { once } from '../../once.ts';
import { writeFiles } from '../../write-files.ts';
import type { ClientOutput } from './client-output.ts';
import { fillTemplate, speculationRules } from './html.ts';
import { pageStyles } from './page-styles.ts';
import type { EntryJob, RenderEntry, RenderedEntry } from './render-jobs.ts';

/** What all pages of a build share, as a file that each thread of the pool reads once. */
interface RenderSetup {
  index: SiteIndex;
  base: string;
  origin: string;
  client: ClientOutput;
  /** index.html. */
  template: string;
  /** The inline script of every page. */
  script: string;
  /** URLs of the scripts of the fragments' bodies, by file. */
  fragmentModules: Record<string, string>;
  outDir: string;
}

async function openRenderer(setup: RenderSetup): Promise<RenderEntry> {
  // If nothing has to be awaited, React renders in a single synchronous pass.
  await preload('all');
  const { index, base, origin, client, template, script, fragmentModules, outDir } = setup;
  /** The job that the thread is running, and the compiled bodies of its entry and of the fragments it is composed of, by file. */
  let running: EntryJob | null = null;
  const bodies = new Map<string, BodyModule>();
  const { render } = createRenderer({
    index,
    base,
    origin,
    build: client.entry,
    moduleUrl: ({ file }) => (file === running?.file ? running.module : fragmentModules[file]) ?? '',
    bodyOf: ({ file }) => bodies.get(file),
    changedOf: () => running?.changed ?? null,
    pictureOf: () => running?.picture ?? null,
  });
  const stylesOf = pageStyles(client, base);
  const preloads = client.fonts
    .map((file) => `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const hosts = otherHosts(index.site.settings, index.writers ? 'writers' : 'production');

  async function renderAddress(url: string, result: RenderedEntry): Promise<void> {
    // Hosts look for a not-found page as `404.html`.
    const name = url.replace(/_404$/, '404');
    const [html, json] = [htmlFile(name), dataFile(name)];
    const { structured, data, html: markup, modules } = await render(url);
    const { sheet, head: own, link, rest } = stylesOf(modules, data.page.type === 'not-found');
    const app = markup.replace(foldMark, link);
    const policy = pagePolicy(hosts, [script, speculationRules], sheet);
    const parts = { script, structured, policy, styles: preloads + own, base, app, data };
    // As bytes, of which the digest is taken, too.
    const document = Buffer.from(fillTemplate(template, parts));
    const navigation = Buffer.from(JSON.stringify(data));
    writeFiles(outDir, [
      [html, document],
      [json, navigation],
    ]);
    // Pages share these sheets. Two threads may write the same content at once.
    if (rest && !existsSync(join(outDir, rest.file))) writeFiles(outDir, [[rest.file, rest.css]]);
    result.files[html] = digest(document);
    result.files[json] = digest(navigation);
    if (rest) result.files[rest.file] = digest(Buffer.from(rest.css));
  }

  return async (job) => {
    running = job;
    bodies.clear();
    if (job.module !== null) {
      const body = await loadBody(job.file);
      bodies.set(job.file, body);
      for (const { file } of fragmentsOf(index, body.facts.components))
        bodies.set(file, await loadBody(file));
    }
    const result: RenderedEntry = { files: {} };
    for (const address of job.addresses) await renderAddress(address, result);
    return result;
  };
}

/** Opens the renderer of a setup's file. */
const rendererOf = once((setup: string) =>
  openRenderer(JSON.parse(readFileSync(setup, 'utf8')) as RenderSetup),
);

/**
 * Pool task: renders an entry at all its addresses and writes the files.
 * @param setup path of the JSON file with the build's setup
 */
export default async function renderEntry({ setup, job }: { setup: string; job: EntryJob }) {
  const renderer = await rendererOf(setup);
  return renderer(job).catch((error: unknown): RenderedEntry => ({ error, files: {} }));
}
