import type { Plugin } from 'vite';
import { sectionFolders } from '../../content/mdx/section-names.ts';

const id = 'virtual:sections';

/** Vite plugin: `virtual:sections` names the components of MDX and their folders, without their schemas. */
export function sections(): Plugin {
  let root = '';
  return {
    name: 'site:sections',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load: (asked) =>
      asked === `\0${id}` ? `export const sections = ${JSON.stringify(sectionFolders(root))};` : null,
  };
}
