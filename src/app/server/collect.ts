import { folderOf } from '../../../mdx-components/index.ts';
import { takeoverOf } from '../../../mdx-components/takeovers.ts';
import type { Band, Collector } from '../../site/collector.ts';

export { foldMark } from '../../site/collector.ts';

/** Number of sections above the fold. A Hero fills the window. */
const bandsAtFirst = (first: string | undefined) => (first === 'Hero' ? 1 : 2);

/** What one render has registered. */
export interface Seen {
  /** Sections that stay as served, by name, with the name of their root element. */
  kept: Record<string, keyof HTMLElementTagNameMap>;
  /** Folders of static sections with interactive ones inside: they hydrate together with the page. */
  together: string[];
  scenes: string[];
  /** Dynamically imported modules: those above the fold, and the rest. */
  modules: { first: string[]; later: string[] };
}

/** The collector of one render. React may render a component twice after suspending, so entries are kept by id or name. */
export function createCollector(): { collector: Collector; seen: () => Seen } {
  /** Outermost sections in order, by id; parts below the text have no name. */
  const outer = new Map<string, string>();
  const arounds = new Map<Band, Band | null>();
  const kept = new Map<string, keyof HTMLElementTagNameMap>();
  const opened = new Set<string>();
  const scenes = new Set<string>();
  const modules = new Map<string, Set<Band | null>>();
  /** The fold that was chosen, and its outermost section. */
  let fold: { id: string; outer: string } | null = null;

  const collector: Collector = {
    section(id, name, props, around) {
      if (!around) outer.set(id, name);
      const band: Band = { name, outer: around?.outer ?? id };
      arounds.set(band, around);
      const takeover = takeoverOf(folderOf(name), props);
      const answers = takeover === 'interactive' || takeover === 'touched';
      if (!answers) kept.set(name, takeover);
      else for (let other = around; other; other = arounds.get(other) ?? null) opened.add(other.name);
      return { band, near: answers ? takeover === 'interactive' : null };
    },
    below(id) {
      outer.set(id, '');
      return { name: '', outer: id };
    },
    scene(name) {
      scenes.add(name);
    },
    module(file, band) {
      modules.set(file, (modules.get(file) ?? new Set()).add(band));
    },
    fold(id, band) {
      if (!fold && band) {
        const [first] = outer.values();
        const isBelow =
          outer.get(band.outer) === '' || [...outer.keys()].indexOf(band.outer) >= bandsAtFirst(first);
        if (isBelow) fold = { id, outer: band.outer };
      }
      return fold?.id === id;
    },
  };
  return {
    collector,
    seen() {
      const order = [...outer.keys()];
      const end = fold ? order.indexOf(fold.outer) : order.length;
      const isFirst = (band: Band | null) => !band || order.slice(0, end).includes(band.outer);
      const [first, later] = [true, false].map((wanted) =>
        [...modules].filter(([, bands]) => [...bands].some(isFirst) === wanted).map(([file]) => file),
      ) as [string[], string[]];
      return {
        kept: Object.fromEntries([...kept].filter(([name]) => !opened.has(name))),
        together: [...new Set([...opened].filter((name) => kept.has(name)).map(folderOf))],
        scenes: [...scenes],
        modules: { first, later },
      };
    },
  };
}
