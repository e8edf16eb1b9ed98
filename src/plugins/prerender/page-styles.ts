import type { Seen } from '../../app/server/collect.ts';
import { digest } from '../../cache/digest.ts';
import type { ClientOutput } from './client-output.ts';

/** A page's styles. */
interface PageStyles {
  /** The sheet written into the head; empty on a not-found page. */
  sheet: string;
  /** Markup for the head. */
  head: string;
  /** What stands at the fold: the link to the second sheet; empty where nothing is further down. */
  link: string;
  /** The linked sheet. */
  rest: { file: string; css: string } | null;
}

/** True for modules of previews only: the writers' bar, problems, the gallery. */
const isTool = (owner: string) => /^src\/app\/dev\//.test(owner);

/**
 * Makes a function that gives a page its stylesheets. The rule: what every page has and what stands before the fold is
 * written into the head, and what comes further down is one sheet, linked at the fold (src/site/Fold.tsx; `bandsAtFirst`
 * in src/app/server/collect.ts says where that is). What stands before the
 * link is shown at once and what follows is laid out once; no script has a part in it. A not-found page links all of it from
 * its head: it answers every wrong address, mostly to machines that never look at it.
 * @param base base path, for the address of the linked sheet; both say what they are made of (served-styles.ts)
 * @throws {Error} for a module that the browser does not load on demand
 */
export function pageStyles({ styles, sheetsOf }: ClientOutput, base: string) {
  const sheets = styles
    .map(({ file, css, isGlobal }) => ({
      file,
      css: css.trim(),
      isGlobal,
      name: file.replace(/^static\/|\.css$/g, ''),
    }))
    // The app's own sheet orders the cascade's layers: it comes before any other.
    .sort((a, b) => Number(b.isGlobal) - Number(a.isGlobal));
  type Known = (typeof sheets)[number];
  const always = Object.keys(sheetsOf).filter(isTool);
  const filesOf = (module: string) => {
    const files = sheetsOf[module];
    if (!files) throw new Error(`No script of its own: ${module}. Its preloadable() names another file.`);
    return files;
  };
  const textOf = (some: readonly Known[]) => some.map(({ css }) => css).join('');
  const namesOf = (some: readonly Known[]) => some.map(({ name }) => name).join(' ');

  /** A sheet to be linked, which says of itself what it is made of. */
  function linked(some: readonly Known[], attributes = '') {
    const css = `${textOf(some)}:root{--rest-of-styles:"${namesOf(some)}"}`;
    const file = `static/rest-${digest(css).slice(0, 8)}.css`;
    return {
      link: `<link rel="stylesheet" href="${base}${file}"${attributes} data-rest>`,
      rest: { file, css },
    };
  }

  return ({ first, later }: Seen['modules'], status: 200 | 404): PageStyles => {
    const early = new Set([...always, ...first].flatMap(filesOf));
    const used = new Set(later.flatMap(filesOf));
    const own = sheets.filter(({ file, isGlobal }) => isGlobal || early.has(file));
    const below = sheets.filter((sheet) => used.has(sheet.file) && !own.includes(sheet));
    if (status === 404) {
      const { link, rest } = linked([...own, ...below]);
      return { sheet: '', head: link, link: '', rest };
    }
    // One element, so that the page's policy needs one hash for all of them (hosts/policy.ts).
    const sheet = textOf(own);
    const head = `<style data-href="${namesOf(own)}">${sheet}</style>`;
    if (below.length === 0) return { sheet, head, link: '', rest: null };
    return { sheet, head, ...linked(below, ' fetchpriority="low"') };
  };
}
