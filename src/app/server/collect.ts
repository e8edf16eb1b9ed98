import { folderOf } from '../../../mdx-components/index.ts';
import { takeoverOf } from '../../../mdx-components/takeovers.ts';
import type { PageType } from '../../content/entry.ts';
import type { Band, Collector } from '../../site/collector.ts';

/** How many sections a visitor may see at first without scrolling: a Hero fills the window. */
const bandsAtFirst = (first: string | undefined) => (first === 'Hero' ? 1 : 2);

/** What was seen while one page was rendered. */
export interface Seen {
  /** Sections that stay as served, by name, with what their root element is. */
  kept: Record<string, keyof HTMLElementTagNameMap>;
  /** Folders of sections that hold others which answer: React takes them over together with the page. */
  together: string[];
  scenes: string[];
  /** What stands before the link to the second sheet: folders of sections, scenes, and the layout around them. */
  first: {
    sections: ReadonlySet<string>;
    scenes: ReadonlySet<string>;
    layout: string;
    /** The page's markup with the link in its place. */
    linked: (html: string, link: string) => string;
  };
}

/** The collector of one render. One that waits for a script tells some things twice: everything is known by id or name. */
export function createCollector(layout: PageType): { collector: Collector; seen: () => Seen } {
  /** The outermost sections in their order, by id; parts below the text have no name. */
  const outer = new Map<string, string>();
  const arounds = new Map<Band, Band | null>();
  const kept = new Map<string, keyof HTMLElementTagNameMap>();
  const opened = new Set<string>();
  const scenes: { name: string; band: Band | null }[] = [];
  /** Sections that have a place for the link. */
  const folds = new Set<string>();
  const foldOf = (id: string) => `<!--fold ${id}-->`;

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
    scene(name, band) {
      scenes.push({ name, band });
    },
    fold(band) {
      if (!band) return '';
      folds.add(band.outer);
      return foldOf(band.outer);
    },
  };
  return {
    collector,
    seen() {
      const order = [...outer.keys()];
      const [name] = outer.values();
      const holder = order.findIndex(
        (id, place) => folds.has(id) && (outer.get(id) === '' || place >= bandsAtFirst(name)),
      );
      const isFirst = (id: string) => holder < 0 || order.indexOf(id) < holder;
      const names = [...outer].flatMap(([id, name]) => (name && isFirst(id) ? [folderOf(name)] : []));
      const atFirst = scenes.filter(({ band }) => !band || isFirst(band.outer));
      return {
        kept: Object.fromEntries([...kept].filter(([name]) => !opened.has(name))),
        together: [...new Set([...opened].filter((name) => kept.has(name)).map(folderOf))],
        scenes: [...new Set(scenes.map(({ name }) => name))],
        first: {
          sections: new Set(names),
          scenes: new Set(atFirst.map(({ name }) => name)),
          layout: `${layout.replace(/^./, (letter) => letter.toUpperCase())}Layout`,
          linked: (html, link) =>
            [...folds].reduce(
              (text, id) =>
                text.replace(foldOf(id), id === order[holder] ? link : '').replaceAll(foldOf(id), ''),
              html,
            ),
        },
      };
    },
  };
}
