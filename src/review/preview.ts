import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../cache/cache.ts';
import { openContent } from '../content/routes.ts';
import { serve } from '../hosts/serve.ts';
import { task } from '../task.ts';
import { move } from '../write-files.ts';
import { buildVersion, openBase } from './base.ts';
import { findingsOf } from './checks/findings.ts';
import type { Version } from './compare/built.ts';
import { readGit } from './git.ts';
import { makeReview, pointAtRequest } from './make-review.ts';
import { type PreviewOptions, readOptions } from './options.ts';
import { addRibbon } from './output/add-ribbon.ts';
import { keepOldFiles } from './output/old-files.ts';
import { writeReport, writeScripts } from './report/write.tsx';
import { notesOf, summaryOf } from './texts.ts';
import type { Review } from './types.ts';

const out = join(process.cwd(), 'dist-preview');

/**
 * Builds the preview and serves it on `--port`, `PORT` or 4174:
 * `npm run preview -- [--base main] [--base-path /pr-12/] [--no-pictures]`.
 * `npm run preview:build` (`--no-serve`) only builds it.
 */
export default async function preview(args: readonly string[]): Promise<void> {
  try {
    const options = readOptions(args);
    if (!options) return;
    printReview(await buildPreview(options));
    if (!options.serve) return;
    const { url } = await serve(out, options.basePath, options.port);
    console.log(`Просмотр открыт: ${url}\nОтчёт: ${url}preview/index.html`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      console.error('Порт занят другой программой. Выберите другой: npm run preview -- --port 4180');
    else console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Makes a text safe to print: control characters steer the terminal, a leading `::` GitHub's runner. */
const safe = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').replace(/::/g, ':\u200b:');

/** Prints the outcome of a preview build. */
function printReview(review: Review): void {
  if (review.notCompared)
    console.log(`\nБез сравнения. ${review.notCompared.split('\n').map(safe).join('\n')}`);
  console.log(`\n${summaryOf(review)}.`);
  for (const note of notesOf(review)) console.log(safe(note));
  console.log(`\nГотово: ${out}\nОтчёт: ${out}/preview/index.html`);
}

/**
 * Builds the preview of the working folder: site, ribbon, comparison and report in one static folder, which is moved to
 * the output folder when complete.
 * @throws {Error} with the build's output if the head does not build
 */
async function buildPreview(options: PreviewOptions): Promise<Review> {
  const root = process.cwd();
  const scratch = join(root, '.cache/preview', `head-${process.pid}`);
  const head: Version = { folder: join(scratch, 'site'), basePath: options.basePath, root };
  const git = readGit(root, options.base);
  const { baseCommit } = git;
  const building = buildVersion(head);
  const former = baseCommit === null ? null : openBase(root, baseCommit, head.basePath, scratch);
  const opening = former?.build();
  try {
    // The content check runs during the builds: it takes as long as comparing a hundred pages.
    const contents = { head: openContent(), base: former?.content() ?? null };
    const findings = findingsOf(contents.head, contents.base);
    await task('Сборка сайта для просмотра', async () => {
      const failure = await building;
      if (failure === null) return;
      // For the comment on the request.
      const known = { notCompared: null, pageCount: 0, pages: [], findings: await findings };
      if (options.commit) pointAtRequest(known.findings, root, options.commit);
      writeFileSync(join(cacheFolder(root, ''), 'problems.json'), JSON.stringify(known));
      throw new Error(failure);
    });
    const opened = opening ? await task('Сборка для сравнения', () => opening) : null;
    const [base, facts] = typeof opened === 'string' ? [null, { ...git, reason: opened }] : [opened, git];
    const began = performance.now();
    const review = await task('Сравнение', async () =>
      makeReview(head, base, facts, options, await findings, contents),
    );
    if (!options.pictures && review.pages.length > 0)
      review.notes.push('Снимков и проверки доступности нет: собрано с --no-pictures.');
    if (options.pictures && review.pages.length > 0) {
      const { photograph } = await import('./pictures/photograph.ts');
      await task('Снимки и проверки в браузере', () => photograph(review, head, base));
    }
    await task('Лента и отчёт', async () => {
      addRibbon(head.folder, head.basePath);
      await writeScripts(head.folder);
      keepOldFiles(review, base, head);
      writeReport(head.folder, review);
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1).replace('.', ',');
    console.log(`Сверх сборки — ${seconds} с`);
    rmSync(out, { recursive: true, force: true });
    move(head.folder, out);
    return review;
  } finally {
    // A build without its history would have other dates.
    await opening;
    former?.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}
