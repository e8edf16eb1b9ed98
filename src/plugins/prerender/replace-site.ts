import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hostFolder } from '../../hosts/nginx.ts';
import { move } from '../../write-files.ts';

/** There is no new site, and why has been told. */
export class SiteRefused extends Error {
  /** @param last folder of the last build */
  constructor(last: string) {
    const before = existsSync(last) ? ` Прежняя сборка в\u00a0${last} осталась как была.` : '';
    super(`Сайт не\u00a0собран: сначала исправьте ошибки.${before}`);
  }
}

/**
 * A site replaces whatever stands in its place: `OUT_DIR=.` would be the end of the project.
 * @param last folder of the last build, if there is one
 * @throws {Error} when something else is in it
 */
export function refuseOther(last: string): void {
  const names = existsSync(last) ? readdirSync(last) : [];
  if (names.length > 0 && !names.includes(hostFolder))
    throw new Error(
      `В\u00a0папке ${last} лежит не\u00a0сборка сайта: укажите в\u00a0OUT_DIR другую или пустую.`,
    );
}

/** Puts a site in the place of the last one, which is moved aside at once: deleting it file by file can stop half-way. */
export function replaceSite(last: string, site: string, aside: string): void {
  try {
    if (existsSync(last)) renameSync(last, aside);
  } catch {
    // On another disk, or itself one: such a folder can be emptied, not removed.
    for (const name of readdirSync(last)) rmSync(join(last, name), { recursive: true, force: true });
  }
  try {
    move(site, last);
  } catch (error) {
    if (existsSync(aside) && !existsSync(last)) renameSync(aside, last);
    throw error;
  }
}
