import type { ReactNode } from 'react';
import type { Heading } from '../../content/mdx/heading-ids.ts';
import type { Frontmatter } from '../../content/schemas/index.ts';
import type { PageType } from '../../content/types/registry.ts';

/** What the layout of a content type is given. */
export interface LayoutProps<T extends PageType = PageType> {
  data: Frontmatter<T>;
  /** Headings of a long text (posts and `prose` pages), for its table of contents; empty elsewhere. */
  headings: readonly Heading[];
  /** The rendered MDX body. */
  children: ReactNode;
}
