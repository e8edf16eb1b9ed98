import type { Audience, FeatureCategory, IconName, PortfolioCategory } from '../../vocabulary.ts';
import type { EntryOf, FragmentOf, SiteIndex } from '../entry.ts';
import type { Settings } from '../schemas/settings.ts';
import type { CardOf, DataOf, EntryTypeName, FragmentType, PageType, SchemaOf } from './registry.ts';

/** Interface labels, in the entry's language, which some types use for their categories. */
export interface TypeWords {
  categories: Record<FeatureCategory, string>;
  portfolio: Record<PortfolioCategory, string>;
}

/** Names of a type for writers and visitors. */
interface TypeNames {
  /** Name of one entry, for search results and the writers' reference: «Статья». */
  one: string;
  /** Name in `npm run new`: «статья блога». */
  what: string;
  /** Argument of `npm run new`: `post`. */
  command: string;
  /** Question for the title of a new entry; by default «Название». */
  title?: string;
}

/** Values for the scaffold of a new file. */
export interface NewEntry {
  title: string;
  slug: string;
  category: string;
  /** Next free order number. */
  order: number;
  /** Today, `2025-10-28`. */
  today: string;
}

/** Common part of all types. */
interface Described<T extends EntryTypeName> {
  name: T;
  /** Folder in `pages/`, also in addresses of pages: `/folder/:slug`. Empty for pages without a type of their own. */
  folder: string;
  /** Position among the types in writers' lists, from 1. */
  place: number;
  schema: SchemaOf<T>;
  names: TypeNames;
  /**
   * Body of a new file; its fields are generated from the schema. Placeholders begin with «Замените (» or "Replace (", which
   * the check refuses.
   */
  scaffold(facts: NewEntry): string;
  /** True if each category numbers its entries from 1. */
  orderByCategory?: boolean;
  /** False if the title is not rendered as a heading, so the text needs one; `data` may be that of a broken file. */
  hasHeading?(data: Readonly<Record<string, unknown>>): boolean;
}

/** The social picture of an entry. */
export interface SocialFace {
  /** Replaces the entry's title. */
  title?: string;
  /** Shown above the title; may be empty. */
  label: string;
  accent: Exclude<Audience, 'all'>;
  /** Icon in the star; null shows the logo. */
  icon: IconName | null;
}

/** Article data for search engines, social networks and the feed. */
export interface ArticleFacts {
  /** `2025-10-28`. */
  published: string;
  author: string | undefined;
  authorTitle: string | undefined;
  section: string;
  keywords: readonly string[] | undefined;
}

/**
 * A type of entry with pages: everything that the site, the check and the writers' commands need, except its layout
 * (`*Layout.tsx` beside it, or that of a page). Functions are methods, so that any type is assignable to `PageEntryType`.
 */
export interface PageEntryType<T extends PageType = PageType> extends Described<T> {
  /** Address of the page that lists the entries; the folder's own address is one of its `aliases`. */
  list?: string;
  /** Template entries (English, `noindex`, not in the sitemap): all, those with `template: true`, or by default none. */
  template?: 'all' | 'if-asked';
  /** Order of the entries, for lists and neighbours; without it they have no neighbours. */
  order?(a: EntryOf<T>, b: EntryOf<T>): number;
  card(entry: EntryOf<T>, index: SiteIndex): CardOf<T>;
  /** Short name for breadcrumbs; by default the `title`. */
  shortNameOf?(data: DataOf<T>): string;
  /** Category for visitors; by default the field itself. */
  categoryOf?(data: DataOf<T>, words: TypeWords): string;
  /** Whether it is a long text, with a table of contents and the date of its last change; by default not. */
  isLong?(data: DataOf<T>): boolean;
  /** For search: the icon of entries without one, and additional words. */
  search: { icon: IconName; words?(data: DataOf<T>): readonly string[] };
  social(entry: EntryOf<T>, words: TypeWords, settings: Settings): SocialFace;
  article?(data: DataOf<T>): ArticleFacts;
}

/** A type of entry whose files are fragments of one page, with a heading there and no page of their own. */
export interface FragmentEntryType<T extends FragmentType = FragmentType> extends Described<T> {
  /** Address of the page; fragments are anchors on it. */
  page: string;
  order(a: FragmentOf<T>, b: FragmentOf<T>): number;
}

/** Compares by the field `order`. */
export const byOrder = (a: { data: { order: number } }, b: { data: { order: number } }): number =>
  a.data.order - b.data.order;

/** A card: the entry's address and some of its fields. */
export type CardWith<Data, Field extends keyof Data> = { url: string } & Pick<Data, Field>;

/** Makes a card of the given fields. */
export const cardWith = <Data, Field extends keyof Data>(
  { url, data }: { url: string; data: Data },
  fields: readonly Field[],
) => ({ url, ...Object.fromEntries(fields.map((field) => [field, data[field]])) }) as CardWith<Data, Field>;
