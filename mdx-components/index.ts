/**
 * The complete vocabulary of MDX: every name that writers may use, and the folder beside this file that holds it. A name not
 * here does not exist for writers. The folders say it themselves (src/plugins/sections.ts); `descriptions.ts`
 * knows how each is used, `loaders.ts` how to load it, `takeovers.ts` whether React takes it over.
 */
import { sections } from 'virtual:sections';

export { sections };

/** The folder of a component; of a name that is none, no folder. */
export const folderOf = (name: string): string => sections[name] ?? '';
