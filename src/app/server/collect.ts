import { folderOf } from '../../../mdx-components/index.ts';
import { takeoverOf } from '../../../mdx-components/takeovers.ts';
import type { Collector, SectionPlace } from '../../site/collector.ts';
import type { ServedSections } from '../../site/context.ts';

export { foldMark } from '../../site/collector.ts';

/** Number of sections above the fold. A Hero fills the window. */
const sectionsAtFirst = (first: string | undefined) => (first === 'Hero' ? 1 : 2);

/**
 * What one render has registered.
 * @example A page with `Hero`, then a static `SplitScene` with an interactive `CtaForm` inside, then a static `Steps`:
 * `together` is `['SplitScene']`, and the modules of `Hero` are the first.
 */
export interface Collected {
  served: ServedSections;
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
  /** Sections that use a module; null outside of sections. */
  const modules = new Map<string, Set<SectionPlace | null>>();
  /** The fold that was chosen, and its outermost section. */
  let fold: { id: string; outer: string } | null = null;

  const collector: Collector = {
    section(id, name, props, around) {
      if (!around) outermost.set(id, name);
      const section: SectionPlace = { name, outer: around?.outer ?? id, around };
      const takeover = takeoverOf(folderOf(name), props);
      const isInteractive = takeover === 'interactive' || takeover === 'touched';
      if (!isInteractive) staticSections.set(name, takeover);
      else for (let holder = around; holder; holder = holder.around) holders.add(holder.name);
      return { section, when: isInteractive ? (takeover === 'touched' ? 'touched' : 'near') : null };
    },
    below(id) {
      outermost.set(id, '');
      return { name: '', outer: id, around: null };
    },
    module(file, section) {
      modules.set(file, (modules.get(file) ?? new Set()).add(section));
    },
    fold(id, section) {
      if (!fold && section) {
        const [first] = outermost.values();
        const place = [...outermost.keys()].indexOf(section.outer);
        const isBelow = outermost.get(section.outer) === '' || place >= sectionsAtFirst(first);
        if (isBelow) fold = { id, outer: section.outer };
      }
      return fold?.id === id;
    },
  };
  return {
    collector,
    collected() {
      const order = [...outermost.keys()];
      const above = new Set(fold ? order.slice(0, order.indexOf(fold.outer)) : order);
      const isAbove = (section: SectionPlace | null) => !section || above.has(section.outer);
      const files = [...modules.keys()];
      const isFirst = (file: string) => [...(modules.get(file) ?? [])].some(isAbove);
      return {
        served: {
          together: [...holders].filter((name) => staticSections.has(name)),
          roots: Object.fromEntries([...staticSections].filter(([, root]) => root !== 'section')),
        },
        modules: { first: files.filter(isFirst), later: files.filter((file) => !isFirst(file)) },
      };
    },
  };
}
