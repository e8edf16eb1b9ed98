import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkContent } from '../content/plugin.ts';
import { printProblems } from '../writer/print.ts';
import { buildClient } from './client-bundle.ts';
import { basePath, openSite, root } from './config.ts';
import { compressFiles } from './hosts/compress.ts';
import { writeHostFiles } from './hosts/files.ts';
import { otherHosts } from './hosts/policy.ts';
import { prerender } from './prerender.ts';
import { buildServer } from './server-bundle.ts';
import { writeSitemap } from './sitemap.ts';
import { task } from './task.ts';

/** Where the site goes: `OUT_DIR` or `dist`. */
export const outFolder = () => resolve(root, process.env.OUT_DIR ?? 'dist');

/**
 * Builds the production site. Everything is made in a scratch folder and moved into place at the end, so a build that
 * fails leaves the last good one alone.
 * @returns false when the content has problems; they are printed
 */
export async function buildSite(): Promise<boolean> {
  const scratch = join(root, 'node_modules/.cache/site', `build-${process.pid}`);
  const site = join(scratch, 'site');
  try {
    const content = await task('Чтение страниц', () => openSite(false));
    const problems = await task('Проверка страниц', () => checkContent(content));
    if (problems.some(({ severity }) => severity === 'error')) {
      printProblems(problems, root);
      return false;
    }
    const client = await task('Сборка для браузера', () => buildClient(content, site));
    const server = await task('Сборка для печати страниц', () => buildServer(content, scratch));
    const pages = await task('Печать страниц', () => prerender(content, client, server, site));
    const origin = (process.env.SITE_URL ?? content.store.index().site.settings.url).replace(/\/+$/, '');
    writeSitemap(pages, site, origin + basePath());
    const out = outFolder();
    await task('Файлы для хостинга', async () => {
      writeHostFiles(site, basePath(), otherHosts(content.store.index().site.settings));
      await compressFiles(site, out);
    });
    rmSync(out, { recursive: true, force: true });
    move(site, out);
    console.log(`Готово: ${pages.length} страниц в ${out}`);
    return true;
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await buildSite()) ? 0 : 1;
}
