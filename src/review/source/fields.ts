import { type Path, valueIn } from '../../content/problems/path.ts';
import { leaves } from '../compare/facts.ts';
import { likeness, pairLists, wordsOf } from '../compare/words.ts';
import { once } from '../once.ts';
import type { SourcePage } from './pages.ts';

/** A value of a frontmatter, as text. */
interface Leaf {
  text: string;
  line: number;
  path: Path;
}

/** A field that differs: as it was and is, where it was and is there; of a list each item, which may only have left its place. */
export interface Field {
  /** Its keys, without the places in lists: `menu.title`. */
  name: string;
  before: Leaf | null;
  after: Leaf | null;
}

/** The values of a page's fields by name; those of a list share one, whatever their number. */
function valuesOf({ data, lineOf }: SourcePage): ReadonlyMap<string, Leaf[]> {
  const values = new Map<string, Leaf[]>();
  for (const { path, text } of leaves(data)) {
    const name = path.filter((key) => typeof key === 'string').join('.');
    values.set(name, [...(values.get(name) ?? []), { text, line: lineOf(path), path }]);
  }
  return values;
}

/** Fields of the frontmatter that differ, in the order of the file. */
export function changedFields(before: SourcePage, after: SourcePage): Field[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const words = once(({ text }: Leaf) => wordsOf(text));
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name) ?? [], now.get(name) ?? []];
    const { same, changed } = pairLists(
      was,
      is,
      ({ text }) => text,
      (a, b) => likeness(words(a), words(b)),
    );
    const paired = new Set([...same, ...changed].flat());
    const came = is.filter((leaf) => !paired.has(leaf));
    const gone = new Set(was.filter((leaf) => !paired.has(leaf)));
    const partner = new Map(changed.map(([a, b]) => [b, a]));
    for (const leaf of came) {
      // What left its place and came up in another of the list.
      const from = [...gone].find(({ text }) => text === leaf.text);
      if (from) partner.set(leaf, from);
      if (from) gone.delete(from);
    }
    return [
      ...is
        .filter((leaf) => partner.has(leaf) || came.includes(leaf))
        .map((leaf): Field => ({ name, before: partner.get(leaf) ?? null, after: leaf })),
      ...[...gone].map((leaf): Field => ({ name, before: leaf, after: null })),
    ];
  });
}

/** Fields that stand together in a frontmatter. */
export interface Together {
  /** The title among them: of an entry of a menu. */
  title: string | null;
  /** The key of the one that differs, or the one around several. */
  key: string;
  fields: readonly Field[];
}

/** Puts fields together with those around the same place: an entry of a menu is one, whatever of it differs. */
export function together(fields: readonly Field[], before: SourcePage, after: SourcePage): Together[] {
  const groups = new Map<string, Field[]>();
  for (const field of fields) {
    const path = (field.after ?? field.before)?.path ?? [];
    const isAlone = path.length < 2;
    const place = JSON.stringify([field.after === null, isAlone ? path : path.slice(0, -1)]);
    groups.set(place, [...(groups.get(place) ?? []), field]);
  }
  return [...groups.values()].map((all) => {
    const { after: is = null, before: was = null } = all[0] ?? {};
    const path = (is ?? was)?.path ?? [];
    const title = valueIn((is ? after : before).data, [...path.slice(0, -1), 'title']);
    const keys = path.filter((key) => typeof key === 'string');
    return {
      title: path.length > 1 && typeof title === 'string' ? title : null,
      key: keys.at(all.length > 1 ? -2 : -1) ?? '',
      fields: all,
    };
  });
}
