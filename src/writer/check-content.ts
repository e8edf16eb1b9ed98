import { openSite } from '../build/config.ts';
import { type Content, checkContent } from '../content/plugin.ts';
import type { Problem } from '../content/problems.ts';

/**
 * Every problem of the whole site, sorted by file and place: what `npm run check` prints, the build refuses, the dev
 * overlay and the health page show. Safe to call again after the store has changed; nothing is thrown for bad content.
 * @param content the open content; without it the project's own is read from disk
 */
export const checkSite = (content: Content = openSite(false)): Promise<Problem[]> => checkContent(content);
