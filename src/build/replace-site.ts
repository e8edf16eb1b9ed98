import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Says that there is no new site, and what became of the last one.
 * @param last its folder
 */
export function refuse(last: string): false {
  const before = existsSync(last) ? ` Прежняя сборка в\u00a0${last} осталась как была.` : '';
  console.error(`\nСайт не\u00a0собран: сначала исправьте ошибки.${before}`);
  return false;
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

/** Renames, or copies where the target lies on another disk. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(from)) throw error;
    cpSync(from, to, { recursive: true, preserveTimestamps: true });
  }
}
