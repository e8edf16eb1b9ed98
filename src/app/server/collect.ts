import { folderOf } from '../../../mdx-components/index.ts';
import { takeoverOf } from '../../../mdx-components/takeovers.ts';
import type { Band, Collector } from '../../site/collector.ts';

export { foldMark } from '../../site/collector.ts';

/** Number of sections above the fold. A Hero fills the window. */
const bandsAtFirst = (first: string | undefined) => (first === 'Hero' ? 1 : 2);

/**
 * What one render has registered.
 * @example A page with `Hero`, then a static `SplitScene` with an interactive `CtaForm` inside, then a static `Steps`:
 * `kept` is `{ Steps: 'section' }`, `together` is `['SplitScene']`, and the modules of `Hero` are the first.
 */
export interface Collected {
  /** Sections that stay as served, by name, with the name of their root element. */
  kept: Record<string, keyof HTMLElementTagNameMap>;
  /** Folders of static sections with interactive ones inside: they hydrate together with the page. */
  together: string[];
  scenes: string[];
  /** Keys of queries that only sections have asked that stay as served. */
  unasked: string[];
  /** Dynamically imported modules: those above the fold, and the rest. */
  modules: { first: string[]; later: string[] };
}

/** The collector of one render. React may render a component twice after suspending, so entries are kept by id or name. */
export function createCollector(): { collector: Collector; collected: () => Collected } {
  /** Names of the outermost sections by id, in the page's order; empty for parts below the text. */
  const outermost = new Map<string, string>();
  /** Static sections, with the name of their root element. */
  const staticSections = new Map<string, keyof HTMLElementTagNameMap>();
  /** Names of sections with an interactive one inside. */
  const holders = new Set<string>();
  const scenes = new Set<string>();
  /** Sections that ask a query; null outside of sections. */
  const queries = new Map<string, Set<Band | null>>();
  /** Sections that use a module; null outside of sections. */
  const modules = new Map<string, Set<Band | null>>();
  /** The fold that was chosen, and its outermost section. */
  let fold: { id: string; outer: string } | null = null;

  const collector: Collector = {
    section(id, name, props, around) {
      if (!around) outermost.set(id, name);
      const band: Band = { name, outer: around?.outer ?? id, around };
      const takeover = takeoverOf(folderOf(name), props);
      const isInteractive = takeover === 'interactive' || takeover === 'touched';
      if (!isInteractive) staticSections.set(name, takeover);
      else for (let holder = around; holder; holder = holder.around) holders.add(holder.name);
      return { band, near: isInteractive ? takeover === 'interactive' : null };
    },
    below(id) {
      outermost.set(id, '');
      return { name: '', outer: id, around: null };
    },
    scene(name) {
      scenes.add(name);
    },
    query(key, band) {
      queries.set(key, (queries.get(key) ?? new Set()).add(band));
    },
    module(file, band) {
      modules.set(file, (modules.get(file) ?? new Set()).add(band));
    },
    fold(id, band) {
      if (!fold && band) {
        const [first] = outermost.values();
        const place = [...outermost.keys()].indexOf(band.outer);
        const isBelow = outermost.get(band.outer) === '' || place >= bandsAtFirst(first);
        if (isBelow) fold = { id, outer: band.outer };
      }
      return fold?.id === id;
    },
  };
  return {
    collector,
    collected() {
      const order = [...outermost.keys()];
      const above = new Set(fold ? order.slice(0, order.indexOf(fold.outer)) : order);
      const isAbove = (band: Band | null) => !band || above.has(band.outer);
      const [first, later] = [true, false].map((wanted) =>
        [...modules].filter(([, bands]) => [...bands].some(isAbove) === wanted).map(([file]) => file),
      ) as [string[], string[]];
      const kept = Object.fromEntries([...staticSections].filter(([name]) => !holders.has(name)));
      const isKept = (band: Band | null): boolean =>
        band !== null && (band.name in kept || isKept(band.around));
      return {
        kept,
        together: [...new Set([...holders].filter((name) => staticSections.has(name)).map(folderOf))],
        scenes: [...scenes],
        // Dev hydrates all sections.
        unasked: import.meta.env.DEV
          ? []
          : [...queries].filter(([, bands]) => [...bands].every(isKept)).map(([key]) => key),
        modules: { first, later },
      };
    },
  };
}
