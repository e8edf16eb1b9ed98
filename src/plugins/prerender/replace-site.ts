import { existsSync, lstatSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hostFolder } from '../../hosts/nginx.ts';
import { move } from '../../write-files.ts';
import { optionError } from '../options.ts';

/** Thrown if the site cannot be built, after its problems were printed. */
export class SiteRefused extends Error {
  /** @param last output folder, with the last build if there is one */
  constructor(last: string) {
    const before = existsSync(last) ? ` Прежняя сборка в\u00a0${last} осталась как была.` : '';
    super(`Сайт не\u00a0собран: сначала исправьте ошибки.${before}`);
  }
}

/**
 * Refuses an output folder that is neither empty nor a build, since it would be deleted: `OUT_DIR=.` is the project itself; also a
 * file, and a link to nothing.
 * @param last the output folder
 * @throws {Error} in Russian
 */
export function refuseOther(last: string): void {
  const isThere = lstatSync(last, { throwIfNoEntry: false }) !== undefined;
  if (isThere && !statSync(last, { throwIfNoEntry: false })?.isDirectory())
    throw optionError(
      `${last}\u00a0— не\u00a0папка: укажите в\u00a0OUT_DIR папку или создайте ту, на\u00a0которую ведёт ссылка.`,
    );
  const names = isThere ? readdirSync(last) : [];
  if (names.length > 0 && !names.includes(hostFolder))
    throw optionError(
      `В\u00a0папке ${last} лежит не\u00a0сборка сайта: укажите в\u00a0OUT_DIR другую или пустую.`,
    );
}

/**
 * Replaces the last build, which is first renamed, since deleting it file by file could stop half-way.
 * @param out folder of the last build; of a link, the folder that it leads to is replaced, which a host serves
 * @param aside the new name of the last build
 * @throws if the new one cannot be moved; a renamed last build is then moved back
 */
export function replaceSite(out: string, site: string, aside: string): void {
  const last = existsSync(out) ? realpathSync(out) : out;
  try {
    if (existsSync(last)) renameSync(last, aside);
  } catch {
    // Impossible to another disk and for a mount point: then it is emptied.
    for (const name of readdirSync(last)) rmSync(join(last, name), { recursive: true, force: true });
  }
  try {
    move(site, last);
  } catch (error) {
    if (existsSync(aside) && !existsSync(last)) renameSync(aside, last);
    throw error;
  }
}
