import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Editors empty a file before they fill it, and the watcher may be between the two. A file that stays empty is one. */
export async function written(path: string): Promise<void> {
  const isEmpty = () => statSync(path, { throwIfNoEntry: false })?.size === 0;
  for (let tries = 0; tries < 10 && isEmpty(); tries++) await setTimeout(20);
}
