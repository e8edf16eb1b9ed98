import type { z } from 'zod';
import { entryTypes } from '../types/index.ts';
import type { EntryTypeName, EntryTypes } from '../types/registry.ts';
import { footerSchema } from './footer.ts';
import { headerSchema } from './header.ts';
import { settingsSchema } from './settings.ts';

/** The site files, which are no entries. */
const siteSchemas = { settings: settingsSchema, header: headerSchema, footer: footerSchema };
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

/** True for settings, header and footer. */
export const isSiteFile = (type: ContentType): type is SiteFile => type in siteSchemas;
