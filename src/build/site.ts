import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { counted } from '../content/counted.ts';
import { checkContent } from '../content/plugin.ts';
import { isError } from '../content/problems.ts';
import { checkBuild } from '../writer/check-build.ts';
import { compileWorkshop, writeWorkshop } from '../writer/dev-pages/write-workshop.ts';
import { summary } from '../writer/format/summary.ts';
import { printProblems } from '../writer/print.ts';
import { exceededBudgets } from './budgets/check.ts';
import { openBundles } from './cache/bundles.ts';
import { openCompiled } from './cache/compiled.ts';
import { openPacked } from './cache/packed.ts';
import {
  basePath,
  cacheFolder,
  compilerOptions,
  isWeighed,
  lastingCache,
  openSite,
  outFolder,
  packedCache,
  pictureCache,
  root,
} from './config.ts';
import { gitDates } from './found/git-dates.ts';
import { writeFound } from './found/write.ts';
import { compressFiles } from './hosts/compress.ts';
import { writeHostFiles } from './hosts/files.ts';
import { otherHosts } from './hosts/policy.ts';
import { keepHashed, keepOption } from './keep.ts';
import { writePages } from './pages/write.ts';
import { usedPictures } from './pictures/used-pictures.ts';
import { writeSitePictures } from './pictures/write-pictures.ts';
import { refuse, replaceSite } from './replace-site.ts';
import { writeSearchIndex } from './search/search-index.ts';
import { type Picture, planPictures, writePictures } from './social/pictures.ts';
import { task } from './task.ts';
import type { Tool } from './tool.ts';
import { Pool } from './workers/pool.ts';

/**
 * Builds the production site. Everything is made in a scratch folder and moved into place at the end, so a build that
 * fails leaves the last good one alone.
 * @returns false when the content has problems; they are printed
 */
export async function buildSite(tool: Tool): Promise<boolean> {
  const scratch = join(cacheFolder, `build-${process.pid}`);
  const site = join(scratch, 'site');
  const last = outFolder();
  const kept = keepOption(process.argv);
  const pool = new Pool(pathToFileURL(join(tool.folder, 'worker.mjs')));
  const options = compilerOptions(false);
  const packed = openPacked(packedCache);
  const bodies = openCompiled(pool, join(cacheFolder, 'bodies'), tool.version, options);
  try {
    const content = {
      ...(await task('Чтение страниц', () => openSite(false))),
      compile: bodies.compile,
    };
    // The threads compile while the bundler works.
    for (const { file, source } of content.store.files.values()) bodies.compile(file, source).catch(() => {});
    // Without settings, header and footer there is nothing to put around a page: then only what is wrong is told.
    const bundling = content.store.hasSite()
      ? task('Сборка скриптов и стилей', () => openBundles(content, tool, site))
      : null;
    bundling?.catch(() => {});
    const problems = await task('Проверка страниц', () =>
      hasExtras() ? checkBuild(content) : checkContent(content),
    );
    const bundles = await bundling;
    // A preview shows what is broken in its place, so that the rest can be read all the same.
    const isBroken = problems.some(isError);
    if (isBroken) printProblems(problems, root);
    else if (problems.length > 0) console.log(`  ${summary(problems)}: npm run check`);
    if (!bundles || (isBroken && content.mode === 'production')) {
      return refuse(last);
    }
    const hasWorkshop = content.mode === 'preview' && hasExtras();
    const ofExamples = hasWorkshop ? await compileWorkshop(content) : [];
    const { settings } = content.store.index().site;
    const dates = gitDates(root);
    const planned = hasExtras() ? planPictures(content.store.index(), root) : new Map<string, Picture>();
    const pictures = new Map([...planned].map(([file, { path }]) => [file, path]));
    const shown = [...(await usedPictures(content)), ...ofExamples];
    const converting = writeSitePictures(shown, root, pictureCache, site);
    converting.catch(() => {});
    const origin = (process.env.SITE_URL ?? settings.url).replace(/\/+$/, '');
    const print = () =>
      writePages({ content, bodies, bundles, pool, tool, origin, dates, pictures, site, last });
    let written = await task('Печать страниц', print);
    if (written.failures.length > 0) {
      printProblems(written.failures, root);
      if (content.mode === 'production') return refuse(last);
      // Lists and menus leave those pages out, so all are printed again.
      for (const problem of written.failures) content.store.setBodyProblems(problem.file, [problem]);
      written = await task('Печать без сломанных страниц', print);
    }
    const { pages, reused } = written;
    const undecoded = await task('Картинки страниц', () => converting);
    if (undecoded.length > 0) {
      printProblems(undecoded, root);
      if (content.mode === 'production') return refuse(last);
    }
    const over = isWeighed(content.mode)
      ? await exceededBudgets(site, pages, bundles.client, basePath(), packed)
      : [];
    if (over.length > 0) {
      console.error(`Страницы тяжелее, чем разрешает src/build/budgets/limits.ts:\n${over.join('\n')}`);
      return false;
    }
    const social = join(lastingCache, 'social');
    await task('Картинки для соцсетей', () => writePictures(planned.values(), pool, social, site));
    const found = { root, index: content.store.index(), pages, dates, origin, base: basePath() };
    await task('Карта сайта, лента, значки', () => writeFound(site, found));
    if (hasWorkshop) await task('Галерея и здоровье', () => writeWorkshop(site, content, dates, pictures));
    writeHostFiles(site, basePath(), otherHosts(settings, content.mode));
    if (hasExtras() || process.env.BUILD_EXTRAS === 'search')
      await task('Указатель поиска', () => writeSearchIndex(site, content.store.index().entries, pages));
    // A preview's pages are written again by its ribbon (src/review/output), which drops their packed twins.
    if (hasExtras() && content.mode === 'production')
      await task('Сжатие файлов', () => compressFiles(site, last, packed));
    if (kept) await task('Файлы прошлых сборок', () => keepHashed(kept, site));
    replaceSite(last, site, join(scratch, 'previous'));
    bodies.prune();
    packed.prune();
    console.log(
      `Готово: ${counted(pages.length, 'страница', 'страницы', 'страниц')} в ${last}, из них без изменений: ${reused}`,
    );
    return true;
  } finally {
    await pool.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * `BUILD_EXTRAS=none` leaves out what stands beside the pages and what other generators do not make: the writers' rules
 * beyond what the compiler and the schemas refuse, search index, social pictures, packed twins of the files, and a
 * preview's gallery; `BUILD_EXTRAS=search` leaves out all but the index. Benchmarks compare like with like; a site
 * without them works, except for its search.
 */
const hasExtras = () => (process.env.BUILD_EXTRAS ?? 'all') === 'all';
