import type { z } from 'zod';
import { centerSchema } from './center.ts';
import { featureSchema } from './feature.ts';
import { footerSchema } from './footer.ts';
import { headerSchema } from './header.ts';
import { memberSchema } from './member.ts';
import { pageSchema } from './page.ts';
import { portfolioSchema } from './portfolio.ts';
import { postSchema } from './post.ts';
import { serviceSchema } from './service.ts';
import { settingsSchema } from './settings.ts';

/** Every content type and its schema. */
export const schemas = {
  page: pageSchema,
  feature: featureSchema,
  post: postSchema,
  portfolio: portfolioSchema,
  member: memberSchema,
  service: serviceSchema,
  center: centerSchema,
  settings: settingsSchema,
  header: headerSchema,
  footer: footerSchema,
} as const;

export type ContentType = keyof typeof schemas;
/** The validated frontmatter of a content type. */
export type Frontmatter<T extends ContentType> = z.output<(typeof schemas)[T]>;
