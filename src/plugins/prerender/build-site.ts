import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import { digest } from '../../cache/digest.ts';
import type { SiteIndex } from '../../content/entry.ts';
import type { SiteCheck } from '../../content/problems/check-interface.ts';
import { counted, summary } from '../../content/problems/counted.ts';
import { isError, type Problem, renderProblem, sortProblems } from '../../content/problems/problems.ts';
import type { ContentStore } from '../../content/store.ts';
import { printProblems } from '../../content/terminal.ts';
import { compressFiles } from '../../hosts/compress.ts';
import { headerRules, headersFile } from '../../hosts/headers.ts';
import { hostFolder, nginxMaps, nginxServer } from '../../hosts/nginx.ts';
import { otherHosts } from '../../hosts/policy.ts';
import { task } from '../../task.ts';
import { writeFiles } from '../../write-files.ts';
import { gitDates } from '../discovery/git-dates.ts';
import type { MdxApi } from '../mdx/mdx-once.ts';
import type { SiteOptions } from '../options.ts';
import { usedPictures, writeSitePictures } from '../pictures/write-pictures.ts';
import type { Pool } from '../pool.ts';
import { writeSocialPictures } from '../social/write-social.ts';
import { entryModule, readClientOutput, vitalsModule } from './client-output.ts';
import { speculationRules } from './html.ts';
import { inlineScript } from './inline-script.ts';
import { keepHashed, keepUnchanged } from './old-builds.ts';
import { rendererVersion, reuseRendered } from './render-cache.ts';
import type { RenderedEntry } from './render-jobs.ts';
import { refuseOther, replaceSite, SiteRefused } from './replace-site.ts';

type Server = typeof import('./server.ts');

/** What `buildSite` needs from its plugin. */
export interface Build {
  site: SiteOptions;
  mdx: MdxApi;
  /** Renders pages, then draws pictures. */
  pool: Pool;
  /** Temporary folder; the finished site is moved into place at the end. */
  scratch: string;
  /** Its subfolders with the output of the two graphs. */
  folders: { client: string; server: string };
  /** Sets the source of `virtual:site`, which the client graph imports. */
  provideSite: (source: string) => void;
}

/**
 * All steps of `vite build`, most of them reported in the terminal: server graph, check, client graph, prerendering, pictures,
 * sitemap and feed, a preview's gallery, host files, search index, compression.
 * @throws {SiteRefused} if the content has errors, which have been printed
 */
export async function buildSite(builder: ViteBuilder, build: Build): Promise<void> {
  const { site, mdx, pool, scratch, folders, provideSite } = build;
  const { root } = site;
  let setups = 0;
  const { client: browser, ssr } = builder.environments;
  if (!browser || !ssr) throw new Error('The builder has no client or no server.');
  const hasExtras = site.extras === 'all';
  refuseOther(site.out);
  const rendererCode = await task('Подготовка страниц', async () =>
    rendererVersion((await builder.build(ssr)) as Rolldown.RolldownOutput),
  );
  const moduleOf = (name: string) => join(folders.server, `${name}.mjs`);
  const load = (name: string): Promise<unknown> => import(pathToFileURL(moduleOf(name)).href);
  const server = (await load('server')) as Server;
  const { default: check } = (await load('check')) as { default: SiteCheck };
  const content = server.openContent();
  for (const [file, { problems }] of mdx.facts) content.setBodyProblems(file, problems);
  if (hasExtras && site.mode === 'writers') server.openWorkshop(content);
  const problems = await checked();

  provideSite(`export default ${JSON.stringify(content.index().site)};
export const typeRoutes = ${JSON.stringify(server.typeRoutes)};`);
  browser.config.build.rolldownOptions.input = inputs(content.index(), root);
  await task('Сборка скриптов и стилей', () => builder.build(browser));
  const client = readClientOutput(folders.client);
  const dates = server.pageDates(gitDates(root), content.index());
  const planned = hasExtras ? server.planPictures(content.index(), root) : new Map<string, never>();
  const pictures = new Map([...planned].map(([file, { path }]) => [file, path]));
  const { settings } = content.index().site;
  // Search engines want the ASCII form of a Cyrillic domain.
  const { origin } = new URL(process.env.SITE_URL || settings.url);
  const script = await inlineScript(root, {
    ENTRY_URL: JSON.stringify(site.base + client.entry),
    VITALS_URL: JSON.stringify(site.base + client.vitals),
    REPORTING: JSON.stringify(site.mode === 'production' ? (settings.analytics ?? null) : null),
  });
  let rendered = await task('Отрисовка страниц', render);
  if (rendered.failures.length > 0) {
    const failures = rendered.failures.map(({ file, error }) => renderProblem(file, error));
    // The problems are for writers, a stack for developers: one section's error may break many pages.
    console.error(rendered.failures[0]?.error);
    refuseOver(failures);
    // Lists and menus now leave these pages out, so all pages are rendered again.
    for (const problem of failures) content.setBodyProblems(problem.file, [problem]);
    rendered = await task('Отрисовка без сломанных страниц', render);
  }
  const used = usedPictures(root, content.index(), mdx.facts);
  refuseOver(await task('Картинки страниц', () => writeSitePictures(used, root, folders.client)));
  await task('Картинки для соцсетей', () =>
    writeSocialPictures(planned.values(), (input) => pool.run(moduleOf('draw'), input), root, folders.client),
  );
  await task('Карта сайта, лента', async () =>
    writeFiles(folders.client, server.discoveryFiles(content.index(), dates, { origin, base: site.base })),
  );
  if (hasExtras && site.mode === 'writers')
    await task('Галерея и здоровье', async () =>
      server.writeWorkshop(folders.client, site.base, content, pictures, { problems, dates }),
    );
  const { notFound } = server.siteRoutes(content.index());
  const scopes = notFound.map(({ scope }) => scope.replace(/^\/$/, ''));
  const rules = headerRules(site.base, otherHosts(settings, site.mode), [script, speculationRules]);
  writeFiles(folders.client, [
    ['_headers', headersFile(rules)],
    [`${hostFolder}/http.conf`, nginxMaps(site.base, scopes)],
    [`${hostFolder}/server.conf`, nginxServer(rules, site.base, scopes)],
  ]);
  if (site.extras !== 'none')
    await task('Указатель поиска', () => server.writeSearchIndex(folders.client, content.index()));
  const { kept } = site;
  keepUnchanged(kept ?? site.out, folders.client);
  // A preview's pages get the ribbon later (src/review/output): compressed twins would not have it.
  if (hasExtras && site.mode === 'production')
    await task('Сжатие файлов', () => compressFiles(folders.client));
  if (kept) await task('Файлы прошлых сборок', () => keepHashed(kept, folders.client));
  replaceSite(site.out, folders.client, join(scratch, 'previous'));
  console.log(`Готово: ${counted(rendered.count, 'страница', 'страницы', 'страниц')} в ${site.out}`);

  /** Checks the content and tells of its problems; errors end a production build. */
  async function checked(): Promise<Problem[]> {
    const found = await task('Проверка страниц', async () =>
      hasExtras ? await check.checkSite(content) : content.problems(),
    );
    // The check finds the compiler's errors too, in its own words.
    const broken = new Set(found.filter(isError).map(({ file }) => file));
    const compiled = [...mdx.facts].flatMap(([file, { problems }]) => (broken.has(file) ? [] : problems));
    const problems = sortProblems([...found, ...compiled]);
    const isBroken = problems.some(isError);
    if (isBroken) printProblems(problems, root);
    else if (problems.length > 0) console.log(`  ${summary(problems)}: npm run check`);
    // A preview shows the problems of a broken page at its address and builds the rest. Without settings, header and footer
    // there is no page to show them on.
    if (site.mode === 'writers') quarantineSections(content, problems);
    if (!content.hasSite() || (isBroken && site.mode === 'production')) throw new SiteRefused(site.out);
    return problems;
  }

  /** Prints problems found after the check; they end a production build. */
  function refuseOver(problems: readonly Problem[]): void {
    if (problems.length === 0) return;
    printProblems(problems, root);
    if (site.mode === 'production') throw new SiteRefused(site.out);
  }

  /**
   * Renders every address of the site as flat HTML (`/about` → `about.html`), with its data in a file for client navigation, and
   * every not-found page as `404.html` of its folder.
   * @returns the number of addresses, and the files that could not be rendered, with what rendering threw
   */
  async function render() {
    const index = content.index();
    const { bodies, ...used } = client;
    const fragments = (index.fragments ?? []).map(({ file }) => file);
    const shared = {
      index,
      base: site.base,
      origin,
      client: used,
      template: readFileSync(join(root, 'index.html'), 'utf8'),
      script,
      fragmentModules: Object.fromEntries(fragments.map((file) => [file, site.base + (bodies[file] ?? '')])),
    };
    setups += 1;
    const setup = join(scratch, `setup-${setups}.json`);
    writeFileSync(setup, JSON.stringify({ ...shared, outDir: folders.client }));
    const version = digest(
      rendererCode,
      JSON.stringify(shared),
      ...fragments.map((file) => mdx.version(file) ?? ''),
    );
    const places = { root, version, last: site.out, site: folders.client };
    const pages = reuseRendered(places, mdx.version, (job) =>
      pool.run<RenderedEntry>(moduleOf('render'), { setup, job }),
    );
    let count = 0;
    const failures: { file: string; error: unknown }[] = [];
    await Promise.all(
      server.renderJobs(index, bodies, site.base, dates, pictures).map(async (job) => {
        const { error } = await pages.render(job);
        if (error === undefined) count += job.addresses.length;
        else failures.push({ file: job.file, error });
      }),
    );
    pages.save();
    return { count, failures };
  }
}

/**
 * Quarantines pages with invalid props: production refuses them, and a preview would otherwise show them as if nothing were
 * wrong. Pages with milder problems, such as a broken link, stay readable.
 */
export function quarantineSections(store: ContentStore, problems: readonly Problem[]): void {
  for (const one of problems)
    if (isError(one) && one.rule.startsWith('props/'))
      store.setBodyProblems(one.file, [...store.bodyProblemsOf(one.file), one]);
}

/** The client graph's inputs: the app, web vitals and every body, so that each body is a script without a table of pages. */
function inputs({ entries, fragments = [], writers }: SiteIndex, root: string): Record<string, string> {
  const examples = Object.values(writers?.workshop ?? {}).filter(({ kind }) => kind === 'example');
  const files = [...entries, ...fragments, ...examples].map(({ file }) => file);
  return {
    'entry-client': join(root, entryModule),
    vitals: join(root, vitalsModule),
    ...Object.fromEntries(files.map((file) => [file.replace(/\.mdx$/, ''), join(root, file)])),
  };
}
