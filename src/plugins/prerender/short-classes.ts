import type { Plugin } from 'vite';

/** Classes of CSS modules as Lightning CSS names them: six letters for the file, then the name in it. */
const long = /\bd-([\w-]{3})([\w-]{3})-(?=[a-z])/gi;

/**
 * Vite plugin: three letters for the file of a class are enough, and a page names many. Works alike on the browser's
 * and the server's half. The dev server keeps the long names.
 * @throws {Error} when two files share their letters: another name for one of them helps
 */
export function shortClasses(): Plugin {
  const known = new Map<string, string>();
  const shorten = (code: string) =>
    code.replace(long, (_, kept: string, rest: string) => {
      const other = known.get(kept) ?? rest;
      if (other !== rest) throw new Error(`Two CSS modules share the letters d-${kept}: rename one of them.`);
      known.set(kept, rest);
      return `d-${kept}-`;
    });
  return {
    name: 'site:short-classes',
    apply: 'build',
    renderChunk: (code) => ({ code: shorten(code), map: null }),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = shorten(String(file.source));
    },
  };
}
