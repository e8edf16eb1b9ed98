import { type FieldSchema, fieldSchema } from '../problems/field-schema.ts';
import { footerSchema } from '../schemas/footer.ts';
import { headerSchema } from '../schemas/header.ts';
import { searchSchema } from '../schemas/search.ts';
import { settingsSchema } from '../schemas/settings.ts';
import { entryTypes } from './index.ts';
import type { EntryTypeName, EntryTypes } from './registry.ts';

/** Site files: their names for writers, and their schemas. */
export const siteFiles = {
  settings: { title: 'Настройки сайта', schema: settingsSchema },
  header: { title: 'Шапка и меню', schema: headerSchema },
  footer: { title: 'Подвал', schema: footerSchema },
  search: { title: 'Слова поиска', schema: searchSchema },
};
export type SiteFile = keyof typeof siteFiles;

type Schemas = { [T in EntryTypeName]: EntryTypes[T]['schema'] } & {
  [T in SiteFile]: (typeof siteFiles)[T]['schema'];
};

export type ContentType = EntryTypeName | SiteFile;

/** Schemas of all content types. */
export const schemas = {
  ...Object.fromEntries(entryTypes.map(({ name, schema }) => [name, schema])),
  ...Object.fromEntries(Object.entries(siteFiles).map(([name, { schema }]) => [name, schema])),
} as Schemas;

/** The frontmatter of a content type. */
export const frontmatterSchema = (type: ContentType): FieldSchema => fieldSchema(schemas[type]);

/** Whether a type is a site file: settings, header, footer or search words. */
export const isSiteFile = (type: ContentType): type is SiteFile => type in siteFiles;
