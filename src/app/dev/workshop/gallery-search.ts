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

/** Sections whose names, purpose or descriptions of props match a query; first those with it in their own name. */
export function sectionsFor(sections: readonly GallerySection[], query: string): GallerySection[] {
  const has = matches(query);
  return sections
    .filter(({ name, russian, purpose, components }) =>
      has(
        name,
        russian,
        purpose,
        ...components.flatMap((part) => [part.name, ...part.props.map(({ description }) => description)]),
      ),
    )
    .sort((a, b) => Number(has(b.name, b.russian)) - Number(has(a.name, a.russian)));
}
