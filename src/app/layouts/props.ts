import type { ReactNode } from 'react';
import type { PageType } from '../../content/entry.ts';
import type { Frontmatter } from '../../content/schemas/index.ts';

/** What the layout of a content type is given. */
export interface LayoutProps<T extends PageType = PageType> {
  data: Frontmatter<T>;
  /** The rendered MDX body. */
  children: ReactNode;
}
