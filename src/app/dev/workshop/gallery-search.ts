import type { GallerySection } from './gallery-data.ts';

/** Creates a matcher: whether texts contain all words of a query. The last letter of longer words may differ: «отзыв», «отзывы». */
export function matches(query: string): (...texts: string[]) => boolean {
  const words = query.trim().toLowerCase().split(/\s+/);
  const stems = words.map((word) => (word.length > 4 ? word.slice(0, -1) : word));
  return (...texts) => {
    const text = texts.join('\n').toLowerCase();
    return stems.every((stem) => text.includes(stem));
  };
}

type Described = Pick<GallerySection, 'name' | 'russian' | 'purpose' | 'components'>;

/** Sections whose names, purpose or descriptions of props match a query; first those that are called like it. */
export function sectionsFor<T extends Described>(sections: readonly T[], query: string): T[] {
  const has = matches(query);
  const found = sections.filter(({ name, russian, purpose, components }) =>
    has(
      name,
      russian,
      purpose,
      ...components.flatMap((part) => [part.name, ...part.props.map(({ description }) => description)]),
    ),
  );
  return found.sort((a, b) => Number(has(b.name, b.russian)) - Number(has(a.name, a.russian)));
}
