import { exported } from '../../exported.ts';
import type { IconName, Language } from '../../vocabulary.ts';
import type { Entry, Fragment, TypeRoute } from '../entry.ts';
import type { ArticleFacts, FragmentEntryType, PageEntryType, TypeWords } from './entry-type.ts';
import type { EntryTypeName, PageType } from './registry.ts';

type AnyType = PageEntryType | FragmentEntryType;

/** Each folder beside this file is a type. */
const modules = import.meta.glob<AnyType>('/src/content/types/*/index.ts', { eager: true, import: 'type' });

/** All types of entries, in the writers' order. */
export const entryTypes: readonly AnyType[] = exported(modules, 'type').sort((a, b) => a.place - b.place);

const isFragment = (type: AnyType): type is FragmentEntryType => 'page' in type;

export const pageTypes: readonly PageEntryType[] = entryTypes.filter((type) => !isFragment(type));
const fragmentTypes: readonly FragmentEntryType[] = entryTypes.filter(isFragment);

/** One parametrised route for each type with pages and a folder. */
export const typeRoutes: readonly TypeRoute[] = pageTypes.flatMap(({ name, folder }) =>
  folder === '' ? [] : [{ id: name, path: `/${folder}/:slug` }],
);

/** The type of a folder of `pages/`; null if the folder has none. */
export const typeOfFolder = (folder: string): EntryTypeName | null =>
  entryTypes.find((type) => type.folder !== '' && type.folder === folder)?.name ?? null;

/**
 * The descriptor of an entry's type.
 * @throws {Error} if no folder has this name
 */
export function pageType<T extends PageType>(name: T): PageEntryType<T> {
  const type = pageTypes.find((one) => one.name === name);
  if (!type) throw new Error(`src/content/types has no folder for «${name}».`);
  // The type with this name describes its entries.
  return type as PageEntryType as PageEntryType<T>;
}

/** The fragment type with this name; null if it is not one. */
export const fragmentType = (name: string): FragmentEntryType | null =>
  fragmentTypes.find((type) => type.name === name) ?? null;

/** Sorts fragments as their pages show them. */
export const sortFragments = (fragments: readonly Fragment[]): Fragment[] =>
  fragmentTypes.flatMap((type) => fragments.filter(({ type: name }) => name === type.name).sort(type.order));

/** Short name of an entry. */
export const shortNameOf = ({ type, data }: Entry): string =>
  pageType(type).shortNameOf?.(data) ?? data.title;

/** Whether an entry is a long text. */
export const isLong = ({ type, data }: Entry): boolean => pageType(type).isLong?.(data) ?? false;

/** Whether an entry's title is rendered as a heading; `data` may be that of a broken file. */
export const hasHeading = (name: EntryTypeName, data: Readonly<Record<string, unknown>>): boolean =>
  entryTypes.find((type) => type.name === name)?.hasHeading?.(data) ?? true;

/** Category of an entry for visitors, if it has one. */
export const categoryOf = ({ type, data }: Entry, words: TypeWords): string | undefined =>
  pageType(type).categoryOf?.(data, words) ?? data.category;

/** Icon of an entry: its own, or its type's. */
export const iconOf = ({ type, data }: Entry): IconName => data.icon ?? pageType(type).search.icon;

/** Article data of an entry, if it is an article. */
export const articleOf = ({ type, data }: Entry): ArticleFacts | undefined => pageType(type).article?.(data);

/**
 * The language of a file, which may be broken.
 * @param isMarked whether it has `template: true`
 */
export function languageOfFile(name: string, isMarked: boolean): Language {
  const template = pageTypes.find((type) => type.name === name)?.template;
  return template === 'all' || (template === 'if-asked' && isMarked) ? 'en' : 'ru';
}

/** The language of an entry: English for template entries, else Russian. */
export const languageOf = ({ type, data }: Entry): Language =>
  languageOfFile(type, 'template' in data && data.template === true);

/** Whether an entry is a template entry. */
export const isTemplate = (entry: Entry): boolean => languageOf(entry) === 'en';

/** Whether an entry is for those who have its address: no search finds it. */
export const isUnlisted = ({ data }: Entry): boolean => 'unlisted' in data && data.unlisted === true;

/** Whether search engines may list an entry; others are `noindex` and not in the sitemap. */
export const isIndexed = (entry: Entry): boolean =>
  !entry.notFound && !isTemplate(entry) && !isUnlisted(entry);
