/**
 * The complete vocabulary of MDX: every name that writers may use, with its folder beside this file. Other names do not
 * exist for writers. It is read from the folders (src/plugins/sections.ts); `descriptions.ts` describes how each name
 * is used, `loaders.ts` loads it, `takeovers.ts` decides whether React hydrates it.
 */
import { sections } from 'virtual:sections';

export { sections };

/** Returns the folder of a component, or an empty string for an unknown name. */
export const folderOf = (name: string): string => sections[name] ?? '';
