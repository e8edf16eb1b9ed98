import { exported } from '../../exported.ts';
import type { IconName } from '../../vocabulary.ts';
import type { Entry, Part, TypeRoute } from '../entry.ts';
import type { ArticleFacts, PageEntryType, PartEntryType, TypeWords } from './entry-type.ts';
import type { EntryTypeName, PageType } from './registry.ts';

type Found = PageEntryType | PartEntryType;

/** The types are the folders beside this file. */
const found = import.meta.glob<Found>('/src/content/types/*/index.ts', { eager: true, import: 'type' });

/** Every type of entry, in the order in which writers see them. */
export const entryTypes: readonly Found[] = exported(found, 'type').sort((a, b) => a.place - b.place);

const isPart = (type: Found): type is PartEntryType => 'page' in type;

/** Types whose entries have pages of their own. */
export const pageTypes: readonly PageEntryType[] = entryTypes.filter(
  (type): type is PageEntryType => !isPart(type),
);
/** Types whose entries are parts of a page. */
const partTypes: readonly PartEntryType[] = entryTypes.filter(isPart);

const pagesByName = new Map(pageTypes.map((type) => [type.name as string, type]));
const partsByName = new Map(partTypes.map((type) => [type.name as string, type]));

/** One parametrised route for each type whose entries have a folder and a page of their own. */
export const typeRoutes: readonly TypeRoute[] = pageTypes.flatMap(({ name, folder }) =>
  folder === '' ? [] : [{ id: name, path: `/${folder}/:slug` }],
);

/** The type of a folder of `pages/`. */
export const typeOfFolder = (folder: string): EntryTypeName | null =>
  entryTypes.find((type) => type.folder !== '' && type.folder === folder)?.name ?? null;

/**
 * What an entry's type says of it.
 * @throws {Error} for a name that no folder has
 */
export function pageType<T extends PageType>(name: T): PageEntryType<T> {
  const type = pagesByName.get(name);
  if (!type) throw new Error(`src/content/types has no folder for «${name}».`);
  // The folder of this name describes entries of this name.
  return type as PageEntryType as PageEntryType<T>;
}

/** The type of parts with this name; null for any other content. */
export const partType = (name: string): PartEntryType | null => partsByName.get(name) ?? null;

/** Parts as their pages show them: those of a type in its order. */
export const inOrder = (parts: readonly Part[]): Part[] =>
  partTypes.flatMap((type) => parts.filter(({ type: name }) => name === type.name).sort(type.order));

/** What an entry is called. */
export const nameOf = ({ type, data }: Entry): string => pageType(type).nameOf?.(data) ?? data.title;

/** What an entry is called where there is little room. */
export const shortNameOf = (entry: Entry): string =>
  pageType(entry.type).shortNameOf?.(entry.data) ?? nameOf(entry);

/** True for a long text, which has a table of contents and the day of its last change. */
export const isLong = ({ type, data }: Entry): boolean => pageType(type).isLong?.(data) ?? false;

/** True where the title of an entry is rendered as a heading; `data` may be what a broken file still says. */
export const hasHeading = (name: EntryTypeName, data: Readonly<Record<string, unknown>>): boolean =>
  entryTypes.find((type) => type.name === name)?.hasHeading?.(data) ?? true;

/** The category of an entry as visitors read it; nothing where it has none. */
export const categoryOf = ({ type, data }: Entry, words: TypeWords): string | undefined =>
  pageType(type).categoryOf?.(data, words) ?? data.category;

/** The icon of an entry: its own, or that of its type. */
export const iconOf = ({ type, data }: Entry): IconName => data.icon ?? pageType(type).search.icon;

/** What makes an entry an article; nothing for any other. */
export const articleOf = ({ type, data }: Entry): ArticleFacts | undefined => pageType(type).article?.(data);

/**
 * The language of a file that may be broken.
 * @param asked true where it says `template: true`
 */
export function languageOfFile(name: string, asked: boolean): 'ru' | 'en' {
  const template = pagesByName.get(name)?.template;
  return template === 'all' || (template === 'if-asked' && asked) ? 'en' : 'ru';
}

/** The language of an entry: the leftover template pages alone are English. */
export const languageOf = ({ type, data }: Entry): 'ru' | 'en' =>
  languageOfFile(type, 'template' in data && data.template === true);

/** True for the leftover template pages: closed to search engines, absent from the sitemap. */
export const isTemplate = (entry: Entry): boolean => languageOf(entry) === 'en';
