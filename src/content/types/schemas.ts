import type { z } from 'zod';
import { footerSchema } from '../schemas/footer.ts';
import { headerSchema } from '../schemas/header.ts';
import { searchSchema } from '../schemas/search.ts';
import { settingsSchema } from '../schemas/settings.ts';
import { entryTypes } from './index.ts';
import type { EntryTypeName, EntryTypes } from './registry.ts';

/** The site files, which are no entries. */
const siteSchemas = {
  settings: settingsSchema,
  header: headerSchema,
  footer: footerSchema,
  search: searchSchema,
};
type SiteFile = keyof typeof siteSchemas;

type Schemas = { [T in EntryTypeName]: EntryTypes[T]['schema'] } & typeof siteSchemas;

export type ContentType = EntryTypeName | SiteFile;
/** The validated frontmatter of a content type. */
export type Frontmatter<T extends ContentType> = z.output<Schemas[T]>;

/** Every content type and its schema. */
export const schemas = {
  ...Object.fromEntries(entryTypes.map(({ name, schema }) => [name, schema])),
  ...siteSchemas,
} as Schemas;

/** True for settings, header, footer and the words of the search. */
export const isSiteFile = (type: ContentType): type is SiteFile => type in siteSchemas;
