import { fileURLToPath } from 'node:url';
import { ContentStore } from '../content/store.ts';

/** The project's folder; `build/config.ts` knows it too, but brings the whole bundler along. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The project's content without a compiler: quick to open, enough to check. */
export const openProject = (at = root) => ({ root: at, store: new ContentStore(at) });
