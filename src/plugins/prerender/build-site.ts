import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import { cacheFolder } from '../../cache/cache.ts';
import { digest } from '../../cache/digest.ts';
import type { SiteIndex } from '../../content/entry.ts';
import type { SiteCheck } from '../../content/problems/check-interface.ts';
import { counted, summary } from '../../content/problems/counted.ts';
import { isError, type Problem } from '../../content/problems/problems.ts';
import { printProblems } from '../../content/terminal.ts';
import { compressFiles } from '../../hosts/compress.ts';
import { writeHostFiles } from '../../hosts/files.ts';
import { otherHosts } from '../../hosts/policy.ts';
import { task } from '../../task.ts';
import { writeFiles } from '../../write-files.ts';
import { gitDates } from '../found/git-dates.ts';
import type { MdxApi } from '../mdx/mdx-once.ts';
import type { SiteOptions } from '../options.ts';
import { usedPictures, writeSitePictures } from '../pictures/write-pictures.ts';
import type { Pool } from '../pool.ts';
import { writeSocialPictures } from '../social/write-social.ts';
import { inputName, readClientOutput, vitalsName } from './client-output.ts';
import { speculationRules } from './html.ts';
import { inlineScript } from './inline-script.ts';
import { keepHashed, keptBuild } from './old-builds.ts';
import { keepPrinted, printerVersion } from './print-cache.ts';
import type { PrintedEntry } from './print-pages.ts';
import { quarantineSections } from './quarantine-sections.ts';
import { refuseOther, replaceSite, SiteRefused } from './replace-site.ts';

type Server = typeof import('./server.ts');

/** Bytes of HTML from which a page is heavy for a phone on a slow line: a sixth of them travels. */
const heavyPage = 400_000;

/** What a build works with. */
export interface Build {
  site: SiteOptions;
  mdx: MdxApi;
  /** The threads for pages, and those for pictures: a page is printed in a hundredth of the time that a picture takes. */
  printing: Pool;
  drawing: Pool;
  /** Everything is made in here, and moved into place at the end. */
  scratch: string;
  /** Folders in it: of the site's files, and of the server graph's. */
  folders: { client: string; server: string };
  /** Takes the source of `virtual:site`, which the client graph imports. */
  provideSite: (source: string) => void;
}

/**
 * `vite build` from its first step to its last, each named in the terminal: server graph, check, client graph, pages, their
 * pictures, what search engines and hosts ask for, search index, packing.
 * @throws {SiteRefused} when the site cannot be published as it is; why has been printed
 */
export async function buildSite(builder: ViteBuilder, build: Build): Promise<void> {
  const { site, mdx, printing, drawing, scratch, folders, provideSite } = build;
  const { root } = site;
  let setups = 0;
  const { client: browser, ssr } = builder.environments;
  if (!browser || !ssr) throw new Error('The builder has no client or no server.');
  const hasExtras = site.extras === 'all';
  refuseOther(site.out);
  const kept = keptBuild(process.env.KEEP_BUILD);
  const printer = await task('Сборка для печати', async () =>
    printerVersion((await builder.build(ssr)) as Rolldown.RolldownOutput),
  );
  const moduleOf = (name: string) => join(folders.server, `${name}.mjs`);
  const built = (name: string): Promise<unknown> => import(pathToFileURL(moduleOf(name)).href);
  // Without a last build every page will be printed: the threads load what prints while scripts and styles are made.
  if (!existsSync(site.out)) printing.prepare(moduleOf('print'));
  const server = (await built('server')) as Server;
  const { default: check } = (await built('check')) as { default: SiteCheck };
  const content = server.openContent();
  for (const [file, { problems }] of mdx.facts) content.setBodyProblems(file, problems);
  if (hasExtras && site.mode === 'preview') server.openWorkshop(content);
  const compiled = [...mdx.facts.values()].flatMap(({ problems }) => problems);
  const problems = await task('Проверка страниц', () => check.checkBuild(content, compiled, hasExtras));
  const isBroken = problems.some(isError);
  if (isBroken) printProblems(problems, root);
  else if (problems.length > 0) console.log(`  ${summary(problems)}: npm run check`);
  // A preview shows what is broken in its place, so that the rest can be read all the same. Without settings, header
  // and footer there is nothing to put around a page.
  if (site.mode === 'preview') quarantineSections(content, problems);
  if (!content.hasSite() || (isBroken && site.mode === 'production')) throw new SiteRefused(site.out);

  provideSite(`export default ${JSON.stringify(content.index().site)};
export const typeRoutes = ${JSON.stringify(server.typeRoutes)};`);
  browser.config.build.rolldownOptions.input = inputs(content.index(), root);
  const client = await task('Сборка скриптов и стилей', async () =>
    readClientOutput(root, (await builder.build(browser)) as Rolldown.RolldownOutput),
  );
  const dates = server.withPartDates(gitDates(root), content.index());
  const planned = hasExtras ? server.planPictures(content.index(), root) : new Map<string, never>();
  const pictures = new Map([...planned].map(([file, { path }]) => [file, path]));
  const converting = writeSitePictures(
    usedPictures(root, content.index(), mdx.facts),
    root,
    cacheFolder(root, 'pictures'),
    folders.client,
  );
  converting.catch(() => {});
  const { settings } = content.index().site;
  const origin = (process.env.SITE_URL || settings.url).replace(/\/+$/, '');
  const script = await inlineScript(root, {
    ENTRY_URL: JSON.stringify(site.base + client.entry),
    VITALS_URL: JSON.stringify(site.base + client.vitals),
    REPORTING: JSON.stringify(site.mode === 'production' ? (settings.analytics ?? null) : null),
  });
  let printed = await task('Печать страниц', print);
  if (printed.failures.length > 0) {
    const { renderProblem } = await server.loadRenderProblem();
    const failures = printed.failures.map(({ file, error }) =>
      renderProblem(file, content.sourceOf(file), error),
    );
    refuseOver(failures);
    // Lists and menus leave those pages out, so all are printed again.
    for (const problem of failures) content.setBodyProblems(problem.file, [problem]);
    printed = await task('Печать без сломанных страниц', print);
  }
  const { pages } = printed;
  refuseOver(await task('Картинки страниц', () => converting));
  for (const { file, size } of pages.filter(({ size }) => size > heavyPage))
    console.log(
      `  ${file}: страница весит ${Math.round(size / 1000)}\u00a0кБ, на\u00a0слабой связи её долго ждать. Подумайте, не\u00a0разделить\u00a0ли её на\u00a0две.`,
    );
  await task('Картинки для соцсетей', () =>
    writeSocialPictures(
      planned.values(),
      (input) => drawing.run(moduleOf('draw'), input),
      cacheFolder(root, 'social'),
      folders.client,
    ),
  );
  const found = { index: content.index(), pages, dates, origin, base: site.base };
  await task('Карта сайта, лента', async () => writeFiles(folders.client, server.foundFiles(found)));
  if (hasExtras && site.mode === 'preview')
    await task('Галерея и здоровье', async () =>
      server.writeWorkshop(folders.client, site.base, content, {
        problems: await check.checkSite(content),
        dates,
        pictures,
      }),
    );
  const { notFound } = server.siteRoutes(content.index());
  const scopes = notFound.map(({ scope }) => scope.replace(/^\/$/, ''));
  const hosts = otherHosts(settings, site.mode);
  writeHostFiles(folders.client, site.base, hosts, [script, speculationRules], scopes);
  if (site.extras !== 'none')
    await task('Указатель поиска', () => server.writeSearchIndex(folders.client, content.index()));
  // A preview's pages are written again with its ribbon (src/review/output): packed twins would be served in their place.
  if (hasExtras && site.mode === 'production')
    await task('Сжатие файлов', () => compressFiles(folders.client, site.out));
  if (kept) await task('Файлы прошлых сборок', () => keepHashed(kept, folders.client));
  replaceSite(site.out, folders.client, join(scratch, 'previous'));
  console.log(`Готово: ${counted(pages.length, 'страница', 'страницы', 'страниц')} в ${site.out}`);

  /** Problems that only the making of a page brings up: a production build ends with them, a preview shows them. */
  function refuseOver(problems: readonly Problem[]): void {
    if (problems.length === 0) return;
    printProblems(problems, root);
    if (site.mode === 'production') throw new SiteRefused(site.out);
  }

  async function print(): ReturnType<Server['printPages']> {
    const index = content.index();
    const { bodies, ...used } = client;
    const parts = (index.parts ?? []).map(({ file }) => file);
    // What every page is printed with; the threads read it once.
    const shared = {
      index,
      base: site.base,
      origin,
      client: used,
      template: readFileSync(join(root, 'index.html'), 'utf8'),
      script,
      partModules: Object.fromEntries(parts.map((file) => [file, site.base + (bodies[file] ?? '')])),
    };
    setups += 1;
    const setup = join(scratch, `setup-${setups}.json`);
    writeFileSync(setup, JSON.stringify({ ...shared, outDir: folders.client }));
    const version = digest(printer, JSON.stringify(shared), ...parts.map((file) => mdx.version(file) ?? ''));
    const places = { root, version, last: site.out, site: folders.client };
    const pages = keepPrinted(places, mdx.version, (jobs) =>
      printing.run<PrintedEntry[]>(moduleOf('print'), { setup, jobs }),
    );
    const order = { index, client, base: site.base, dates, pictures, print: pages.print };
    const printed = await server.printPages(order);
    pages.save();
    return printed;
  }
}

/** The app, and every page that has a body: so a body is a script of its own, and no table of pages reaches the browser. */
function inputs({ entries, parts = [], preview }: SiteIndex, root: string): Record<string, string> {
  const examples = Object.values(preview?.workshop ?? {}).filter(({ kind }) => kind === 'example');
  const files = [...entries, ...parts, ...examples].map(({ file }) => file);
  return {
    [inputName]: join(root, 'src/app/entry-client.tsx'),
    [vitalsName]: join(root, 'src/app/client/vitals.ts'),
    ...Object.fromEntries(files.map((file) => [file.replace(/\.mdx$/, ''), join(root, file)])),
  };
}
