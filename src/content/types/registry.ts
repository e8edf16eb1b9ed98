import type { z } from 'zod';
import type { pageSchema } from './page/schema.ts';

/** A link to an entry, the simplest card. */
export interface PageCard {
  url: string;
  title: string;
}

/**
 * The types of entries by name, each with its schema and card. Only `page` is declared here; each other folder adds its type
 * by declaration merging, so there is no central list. A type without `card` has no pages: its entries are fragments.
 * @example declare module '../registry.ts' { interface EntryTypes { post: { schema: typeof schema; card: PostCard } } }
 */
export interface EntryTypes {
  page: { schema: typeof pageSchema; card: PageCard };
}

export type EntryTypeName = keyof EntryTypes;
/** Names of types with pages. */
export type PageType = {
  [T in EntryTypeName]: EntryTypes[T] extends { card: object } ? T : never;
}[EntryTypeName];
/** Names of types of fragments. */
export type FragmentType = Exclude<EntryTypeName, PageType>;

/** The schema of a type's frontmatter. */
export type SchemaOf<T extends EntryTypeName> = EntryTypes[T]['schema'];
/** The validated frontmatter of an entry. */
export type DataOf<T extends EntryTypeName> = z.output<SchemaOf<T>>;
export type CardOf<T extends PageType> = EntryTypes[T] extends { card: infer Card } ? Card : never;
