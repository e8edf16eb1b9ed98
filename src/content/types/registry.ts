import type { z } from 'zod';
import type { pageSchema } from './page/schema.ts';

/** An entry as a link to it: what every entry can be shown as. */
export interface PageCard {
  url: string;
  title: string;
}

/**
 * The types of entries, by name: a schema each, and what lists show of an entry. Here stands what a file is that has no
 * other type; every type's folder adds its own line (declaration merging), so that no list need be kept. A type
 * without `card` has no pages: its entries are parts of one.
 * @example declare module '../registry.ts' { interface EntryTypes { post: { schema: typeof schema; card: PostCard } } }
 */
export interface EntryTypes {
  page: { schema: typeof pageSchema; card: PageCard };
}

export type EntryTypeName = keyof EntryTypes;
/** Types whose entries have a page of their own. */
export type PageType = {
  [T in EntryTypeName]: EntryTypes[T] extends { card: object } ? T : never;
}[EntryTypeName];
/** Types whose entries are parts of one page. */
export type PartType = Exclude<EntryTypeName, PageType>;

/** The schema of a type's frontmatter. */
export type SchemaOf<T extends EntryTypeName> = EntryTypes[T]['schema'];
/** The validated frontmatter of an entry. */
export type DataOf<T extends EntryTypeName> = z.output<SchemaOf<T>>;
/** What lists show of an entry. */
export type CardOf<T extends PageType> = EntryTypes[T] extends { card: infer Card } ? Card : never;
