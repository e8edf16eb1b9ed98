import { existsSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import type { BodyFacts } from '../../app/server/options.ts';
import type { SiteIndex } from '../../content/entry.ts';
import { readCompiled } from '../cache/compiled.ts';
import { digest } from '../cache/digest.ts';
import type { ClientBundle } from '../client-bundle.ts';
import { otherHosts, withPolicy } from '../hosts/policy.ts';
import { type Frame, fillTemplate } from '../html.ts';
import type { ServerModule } from '../server-bundle.ts';
import { styleInliner } from '../styles.ts';
import { bodyScript } from './body-script.ts';
import { evaluateBody } from './evaluate.ts';
import type { Address, EntryJob, KeptFile, WrittenEntry } from './job.ts';

export interface PagesSetup {
  index: SiteIndex;
  base: string;
  origin: string;
  client: ClientBundle;
  frame: Frame;
  /** The server bundle's module. */
  server: string;
  /** Folder of the site's files. */
  outDir: string;
}

type Body = Awaited<ReturnType<Parameters<ServerModule['createRenderer']>[0]['loadBody']>>;

/** The entry at work: what the renderer asks about it. */
interface Work {
  Body: Body | null;
  facts: BodyFacts | undefined;
  module: string | null;
  /** The job's facts about the file: its last change, its social picture. */
  changed: string | null;
  picture: string | null;
}

let writeEntry: ((job: EntryJob) => Promise<WrittenEntry>) | null = null;

/** Loads the renderer into this thread; after that it writes entries. */
export async function openPages({ index, base, origin, client, frame, server, outDir }: PagesSetup) {
  const { createRenderer, mdxRuntime } = (await import(pathToFileURL(server).href)) as ServerModule;
  let work: Work = { Body: null, facts: undefined, module: null, changed: null, picture: null };
  const { render } = createRenderer({
    index,
    base,
    origin,
    build: client.entry,
    moduleUrl: () => work.module ?? '',
    loadBody: ({ file }) => {
      if (!work.Body) throw new Error(`No compiled body for ${file}.`);
      return work.Body;
    },
    bodyOf: () => work.facts,
    changedOf: () => work.changed,
    pictureOf: () => work.picture,
  });
  const stylesOf = styleInliner(client, base);
  const preloads = client.fonts
    .map((file) => `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const hosts = otherHosts(index.site.settings, index.preview ? 'preview' : 'production');

  function save(path: string, text: string): KeptFile {
    const file = join(outDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    const { size, mtimeMs } = statSync(file);
    return { path, size, mtimeMs };
  }

  /** A file that several pages may write: whoever comes first does, in one go. */
  function share(path: string, text: string): KeptFile {
    const file = join(outDir, path);
    if (!existsSync(file)) {
      const own = `${file}.${threadId}`;
      writeFileSync(own, text);
      try {
        linkSync(own, file);
      } catch (error) {
        if (!existsSync(file)) throw error;
      }
      rmSync(own);
    }
    const { size, mtimeMs } = statSync(file);
    return { path, size, mtimeMs };
  }

  async function writeAddress({ url, html, json }: Address) {
    const { head, structured, data, html: app } = await render(url);
    const { head: own, html: marked, rest } = stylesOf(app);
    const styles = preloads + own;
    const parts = { ...frame, head, structured, styles, base, app: marked, data };
    const document = fillTemplate(frame.template, parts);
    const files = [save(html, withPolicy(document, hosts)), save(json, JSON.stringify(data))];
    if (rest) files.push(share(rest.file, rest.css));
    return { files, canonical: head.canonical, answers: data.answers };
  }

  writeEntry = async ({ file, compiled, addresses, changed, picture }) => {
    const body = compiled === null ? null : readCompiled(compiled);
    const files: KeptFile[] = [];
    work = { Body: null, facts: body ?? undefined, module: null, changed, picture };
    if (body?.code) {
      const script = bodyScript(file, body.code, base + client.runtime);
      files.push(save(script.name, script.code));
      work = { ...work, Body: evaluateBody(body.code, mdxRuntime), module: base + script.name };
    }
    const answers: Record<string, string> = {};
    let canonical: string | null = null;
    for (const address of addresses) {
      const written = await writeAddress(address);
      files.push(...written.files);
      ({ canonical } = written);
      for (const [key, answer] of Object.entries(written.answers))
        answers[key] = digest(JSON.stringify(answer) ?? '');
    }
    return { files, canonical, answers };
  };
}

/** Renders an entry at all its addresses and writes its files. */
export function writePages(job: EntryJob): Promise<WrittenEntry> {
  if (!writeEntry) throw new Error('The thread has no renderer yet.');
  return writeEntry(job);
}
