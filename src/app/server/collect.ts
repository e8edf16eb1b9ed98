import { folderOf } from '../../../mdx-components/index.ts';
import { takeoverOf } from '../../../mdx-components/takeovers.ts';
import type { Band, Collector } from '../../site/collector.ts';

export { foldMark } from '../../site/collector.ts';

/** The fold: how many sections a visitor may see at first without scrolling. A Hero fills the window. */
const bandsAtFirst = (first: string | undefined) => (first === 'Hero' ? 1 : 2);

/** What was seen while one page was rendered. */
export interface Seen {
  /** Sections that stay as served, by name, with what their root element is. */
  kept: Record<string, keyof HTMLElementTagNameMap>;
  /** Folders of sections that hold others which answer: React takes them over together with the page. */
  together: string[];
  scenes: string[];
  /** Modules that were loaded on demand for it: those of what stands before the fold, and of the rest. */
  modules: { first: string[]; later: string[] };
}

/** The collector of one render. React may render a component again that waited for a script, so all is kept by id or name. */
export function createCollector(): { collector: Collector; seen: () => Seen } {
  /** The outermost sections in their order, by id; parts below the text have no name. */
  const outer = new Map<string, string>();
  const arounds = new Map<Band, Band | null>();
  const kept = new Map<string, keyof HTMLElementTagNameMap>();
  const opened = new Set<string>();
  const scenes = new Set<string>();
  const modules = new Map<string, Set<Band | null>>();
  /** The place of the link to the second sheet, and the outermost section it stands in. */
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
