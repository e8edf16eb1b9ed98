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

/** Folder of `pages/` -> content type of the files right in it. Everything else is a page. */
export const typeByFolder = {
  feature: 'feature',
  'blog-single': 'post',
  portfolio_details: 'portfolio',
  'team-single': 'member',
  'service-single': 'service',
  centers: 'center',
} as const satisfies Record<string, ContentType>;

export type PageTypeByFolder = 'page' | (typeof typeByFolder)[keyof typeof typeByFolder];

/** Site files, which have no URL. */
export const siteFiles = {
  '_site/settings.mdx': 'settings',
  '_site/header.mdx': 'header',
  '_site/footer.mdx': 'footer',
} as const satisfies Record<string, ContentType>;
