import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../build/config.ts';
import { task } from '../build/task.ts';
import { openBase } from './base.ts';
import { buildVersion } from './build-version.ts';
import type { Version } from './compare/site.ts';
import { readGit } from './git.ts';
import { makeReview } from './make-review.ts';
import type { Options } from './options.ts';
import { writeData } from './output/data.ts';
import { makePrivate } from './output/private.ts';
import { writeRibbon } from './output/ribbon-script.ts';
import { photograph } from './pictures/photograph.ts';
import { writeReport } from './report/report.ts';
import type { Review } from './types.ts';

/**
 * Builds the preview of the working folder: the site with its ribbon, the comparison and the report, in one static
 * folder that moves into place when it is whole.
 * @throws {Error} with the build's words when the head does not build
 */
export async function buildPreview(options: Options): Promise<{ review: Review; out: string }> {
  const out = resolve(root, options.out);
  const scratch = join(root, '.cache/preview', `head-${process.pid}`);
  const head: Version = { folder: join(scratch, 'site'), basePath: options.basePath, root };
  try {
    const git = readGit(root, options.base);
    const opening = git.baseCommit ? openBase(root, git.baseCommit) : null;
    await task('Сборка сайта для просмотра', async () => {
      const failure = await buildVersion({ root, out: head.folder, basePath: head.basePath });
      if (failure !== null) throw new Error(failure);
    });
    const base = opening && (await task('Сборка для сравнения', () => opening));
    const review = await task('Сравнение', () => makeReview(head, base, git, options));
    if (options.pictures && review.pages.length > 0)
      await task('Снимки и проверки в браузере', () =>
        photograph(review, head, base?.version ?? null, join(head.folder, 'preview')),
      );
    await task('Лента и отчёт', async () => {
      makePrivate(head.folder, head.basePath);
      await writeRibbon(head.folder);
      writeData(head.folder, review);
      writeReport(head.folder, review);
    });
    rmSync(out, { recursive: true, force: true });
    move(head.folder, out);
    return { review, out };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Renames, or copies where the target lies on another disk. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(from)) throw error;
    cpSync(from, to, { recursive: true });
  }
}
