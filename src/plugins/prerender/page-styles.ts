import type { Collected } from '../../app/server/collect.ts';
import { digest } from '../../cache/digest.ts';
import type { ClientOutput } from './client-output.ts';

type Sheets = ClientOutput['styles'];

/**
 * Makes a function that returns the styles of a page. Those of every page and of everything above the fold are inlined in the
 * head; the others are one sheet, linked at the fold (src/site/Fold.tsx; `sectionsAtFirst` in src/app/server/collect.ts). Browsers
 * paint what is before the link at once, and lay out the rest once, without script. So the home page has 32 kB instead of 46.
 * A not-found page links all its styles from the head (10 kB instead of 22): it answers every wrong address, mostly for machines
 * that render nothing.
 * @param base base path, for the URL of the linked sheet; both sheets name their parts by the hashes of their files, for
 *   src/app/client/served-styles.ts
 * @throws {Error} for a module that the browser does not load on demand
 */
export function pageStyles({ styles, sheetsOf }: ClientOutput, base: string) {
  const filesOf = (module: string) => {
    const files = sheetsOf[module];
    if (!files) throw new Error(`No script of its own: ${module}. Its preloadable() names another file.`);
    return files;
  };
  const textOf = (some: Sheets) => some.map(({ css }) => css).join('');
  const hashesOf = (some: Sheets) => some.map(({ hash }) => hash).join(' ');

  /**
   * A sheet to link. Its last rule holds the hashes of its parts in a custom property of the link itself: one of the root would
   * restyle the page.
   */
  function linked(some: Sheets, attributes = '') {
    const css = `${textOf(some)}[data-rest]{--rest-of-styles:"${hashesOf(some)}"}`;
    const file = `static/rest-${digest(css).slice(0, 8)}.css`;
    return {
      link: `<link rel="stylesheet" href="${base}${file}"${attributes} data-rest>`,
      rest: { file, css },
    };
  }

  /**
   * @returns `sheet`, which is written into the head (empty on a not-found page), the markup `head` for the head and `link` for the
   *   fold, and the second sheet, to which one of them links, if it is not empty
   */
  return ({ first, later }: Collected['modules'], isNotFound: boolean) => {
    const early = new Set(first.flatMap(filesOf));
    const used = new Set(later.flatMap(filesOf));
    const own = styles.filter(({ file, isGlobal }) => isGlobal || early.has(file));
    const below = styles.filter((sheet) => used.has(sheet.file) && !own.includes(sheet));
    if (isNotFound) {
      const { link, rest } = linked([...own, ...below]);
      return { sheet: '', head: link, link: '', rest };
    }
    // One element, so that the page's policy needs one hash for all of them (hosts/policy.ts).
    const sheet = textOf(own);
    const head = `<style data-href="${hashesOf(own)}">${sheet}</style>`;
    if (below.length === 0) return { sheet, head, link: '', rest: null };
    return { sheet, head, ...linked(below, ' fetchpriority="low"') };
  };
}
