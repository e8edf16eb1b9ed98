import type { Audience, FeatureCategory, IconName, PortfolioCategory } from '../../vocabulary.ts';
import type { EntryOf, PartOf, SiteIndex } from '../entry.ts';
import type { Settings } from '../schemas/settings.ts';
import type { CardOf, DataOf, EntryTypeName, PageType, PartType, SchemaOf } from './registry.ts';

/** Interface labels that some types name their categories with, in the language of the entry. */
export interface TypeWords {
  feature: { categories: Record<FeatureCategory, string> };
  portfolio: Record<PortfolioCategory, string>;
}

/** What a type is called where writers and visitors meet it. */
interface TypeNames {
  /** One of its entries, for the kind of a search result and the writers' reference: «Статья». */
  one: string;
  /** What `npm run new` makes: «статья блога». */
  what: string;
  /** How `npm run new` calls it: `post`. */
  command: string;
  /** What the title of a new entry is asked for with; «Название» without it. */
  title?: string;
}

/** What is known of a new file before a writer has typed a word of it. */
export interface Facts {
  title: string;
  slug: string;
  category: string;
  /** Next free place in its list. */
  order: number;
  /** Today, `2025-10-28`. */
  today: string;
}

/** What `npm run new` writes below the fields, whose values follow from their schema. */
interface Scaffold {
  /** Texts to replace begin with «Замените (» or "Replace (", so that nobody publishes one by accident. */
  body(facts: Facts): string;
  /** True where every category counts its entries from 1. */
  orderByCategory?: boolean;
}

/** What every type says of itself. */
interface Described<T extends EntryTypeName> {
  name: T;
  /** Folder of `pages/` with the files of this type, and of their addresses: `/folder/:slug`. Empty for all other files. */
  folder: string;
  /** Where it stands in the lists that writers see: 1 is the first. */
  place: number;
  schema: SchemaOf<T>;
  names: TypeNames;
  scaffold: Scaffold;
  /** False where the title is not rendered as a heading, so that the text needs one; `data` may be what a broken file still says. */
  hasHeading?(data: Readonly<Record<string, unknown>>): boolean;
}

/** The social picture of an entry. */
export interface SocialFace {
  /** Instead of the entry's title. */
  title?: string;
  /** Stands over the title; empty where the entry has none. */
  label: string;
  accent: Exclude<Audience, 'all'>;
  /** Drawn in the star; null is the logo's notebook. */
  icon: IconName | null;
}

/** What makes an entry an article for search engines, networks and the feed. */
export interface ArticleFacts {
  /** `2025-10-28`. */
  published: string;
  author: string | undefined;
  authorTitle: string | undefined;
  section: string;
  keywords: readonly string[] | undefined;
}

/**
 * A type of entry whose files have pages of their own: everything that the site, the checks and the writers' commands
 * must know of it, but for its layout (`*Layout.tsx` beside it; without one, that of a page). Functions are methods, so that any type is a `PageEntryType`.
 */
export interface PageEntryType<T extends PageType = PageType> extends Described<T> {
  /** Address of the page that lists the entries. */
  list?: string;
  /** Leftover template entries are English, closed to search engines and absent from the sitemap: all, or those that say so. */
  template?: 'all' | 'if-asked';
  /** The order of the entries, which makes neighbours of them; without it they have none. */
  order?(a: EntryOf<T>, b: EntryOf<T>): number;
  card(entry: EntryOf<T>, index: SiteIndex): CardOf<T>;
  /** The entry's name; its `title` without it. */
  nameOf?(data: DataOf<T>): string;
  /** A shorter name, for breadcrumbs. */
  shortNameOf?(data: DataOf<T>): string;
  /** The category as visitors read it; the field itself without it. */
  categoryOf?(data: DataOf<T>, words: TypeWords): string;
  /** True for a long text, which has a table of contents and the day of its last change. */
  isLong?(data: DataOf<T>): boolean;
  /** In search results: what stands for an entry without an icon of its own, and what is searched that its page does not say. */
  search: { icon: IconName; words?(data: DataOf<T>): readonly string[] };
  social(entry: EntryOf<T>, words: TypeWords, settings: Settings): SocialFace;
  article?(data: DataOf<T>): ArticleFacts;
}

/** A type of entry whose files are parts of one page: they have a heading there, and no address of their own. */
export interface PartEntryType<T extends PartType = PartType> extends Described<T> {
  /** Address of the page; a part is its anchor there. */
  page: string;
  order(a: PartOf<T>, b: PartOf<T>): number;
}

/** By the number that the writer gave each. */
export const byOrder = (a: { data: { order: number } }, b: { data: { order: number } }): number =>
  a.data.order - b.data.order;

/** What lists show of an entry: its address, and fields of it as they are. */
export type CardWith<Data, Field extends keyof Data> = { url: string } & Pick<Data, Field>;

/** Makes such a card. */
export const cardWith = <Data, Field extends keyof Data>(
  { url, data }: { url: string; data: Data },
  fields: readonly Field[],
) => ({ url, ...Object.fromEntries(fields.map((field) => [field, data[field]])) }) as CardWith<Data, Field>;
