import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BodyFacts } from '../app/entry-server.tsx';
import { isTemplate } from '../content/entry.ts';
import { dataFile, htmlFile } from '../content/paths.ts';
import type { Content } from '../content/plugin.ts';
import type { ClientBundle } from './client-bundle.ts';
import { basePath } from './config.ts';
import { otherHosts, withPolicy } from './hosts/policy.ts';
import { fillTemplate, inlineScript, layerOrder } from './html.ts';
import type { ServerModule } from './server-bundle.ts';
import { styleInliner } from './styles.ts';

/** A page as written to disk. */
export interface WrittenPage {
  url: string;
  canonical: string | null;
  /** True when search engines may list it under this address. */
  listed: boolean;
}

/** How many pages are rendered at once: enough to keep the loop busy while bodies are read. */
const parallel = 8;

/**
 * Renders every address of the site to flat HTML (`/about` -> `about.html`) with its data beside it for client
 * navigation, and every not-found page as `404.html` of its folder.
 */
export async function prerender(
  content: Content,
  client: ClientBundle,
  server: ServerModule,
  outDir: string,
): Promise<WrittenPage[]> {
  const { root, store, compile } = content;
  const index = store.index();
  const base = basePath();
  const origin = (process.env.SITE_URL ?? index.site.settings.url).replace(/\/+$/, '');
  const bodies = new Map<string, BodyFacts>();
  for (const { file, source } of store.files.values()) bodies.set(file, await compile(file, source));

  const { render, collections } = server.createRenderer({
    index,
    base,
    origin,
    build: client.entry,
    moduleUrl: ({ file }) => base + client.modules.get(file),
    bodyOf: ({ file }) => bodies.get(file),
    placeOf: ({ file }) => store.placeOf(file),
  });
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const stylesOf = styleInliner(client, base);
  const preloads = client.fonts
    .map((file) => `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const layers = layerOrder(root);
  const hosts = otherHosts(index.site.settings);
  const theme = await inlineScript(root, 'theme');
  const boot = await inlineScript(root, 'boot', { ENTRY_URL: JSON.stringify(base + client.entry) });

  async function write(address: string, html: string, json: string): Promise<WrittenPage> {
    const page = await render(address);
    const styles = preloads + stylesOf(page.html);
    const { head, data, html: app } = page;
    const document = fillTemplate(template, { head, styles, layers, base, app, data, theme, boot });
    save(join(outDir, html), withPolicy(document, hosts));
    save(join(outDir, json), JSON.stringify(page.data));
    const entry = collections.routes.get(address);
    const listed = entry !== undefined && entry.url === address && !isTemplate(entry);
    return { url: address, canonical: page.head.canonical, listed };
  }

  const jobs = [
    ...[...collections.routes.keys()].map((url) => () => write(url, htmlFile(url), dataFile(url))),
    ...collections.notFound.map(({ scope }) => {
      const folder = scope === '/' ? '' : scope;
      // An address below the folder that no file can have: names of pages never begin with `_`.
      return () => write(`${folder}/_404`, htmlFile(`${folder}/404`), dataFile(`${folder}/404`));
    }),
  ];
  const written: WrittenPage[] = [];
  async function work(): Promise<void> {
    for (let job = jobs.shift(); job; job = jobs.shift()) written.push(await job());
  }
  await Promise.all(Array.from({ length: parallel }, work));
  return written.sort((a, b) => (a.url < b.url ? -1 : 1));
}

function save(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
