import { existsSync, renameSync, rmSync } from 'node:fs';
import { move } from '../../content/files/move.ts';

/** There is no new site, and why has been told. */
export class SiteRefused extends Error {
  /** @param last folder of the last build */
  constructor(last: string) {
    const before = existsSync(last) ? ` Прежняя сборка в\u00a0${last} осталась как была.` : '';
    super(`Сайт не\u00a0собран: сначала исправьте ошибки.${before}`);
  }
}

/** Puts a site in the place of the last one, which is moved aside at once: deleting it file by file can stop half-way. */
export function replaceSite(last: string, site: string, aside: string): void {
  try {
    if (existsSync(last)) renameSync(last, aside);
  } catch {
    // On another disk, or itself one.
    rmSync(last, { recursive: true, force: true });
  }
  try {
    move(site, last);
  } catch (error) {
    if (existsSync(aside) && !existsSync(last)) renameSync(aside, last);
    throw error;
  }
}
