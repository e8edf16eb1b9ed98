import type { ComponentType, ReactNode } from 'react';
import type { Heading } from '../../content/mdx/heading-ids.ts';
import type { DataOf, PageType } from '../../content/types/registry.ts';
import { lazyReady, preloadable } from '../../site/preloadable.tsx';

export interface LayoutProps<T extends PageType = PageType> {
  data: DataOf<T>;
  /** Headings of a long text (posts and `prose` pages), for its table of contents; empty elsewhere. */
  headings: readonly Heading[];
  /** The rendered MDX body. */
  children: ReactNode;
}

/** A layout accepts only its own type's frontmatter; the renderer matches the two by the entry's type. */
type Layout = ComponentType<LayoutProps>;

/** Layouts lie in their types' folders, one chunk each; a type without one uses that of a page, with its title as heading. */
const found = import.meta.glob<Record<string, Layout>>('/src/content/types/*/*Layout.tsx');

/** By type: the layout's loader and its component. */
const layouts = new Map(
  Object.entries(found).map(([file, load]) => {
    const [type = '', name = ''] = file.replace('.tsx', '').split('/').slice(-2);
    const source = preloadable(file.slice(1), async () => {
      const { [name]: layout } = await load();
      if (!layout) throw new Error(`${file} exports no ${name}.`);
      return layout;
    });
    return [type, { source, Layout: lazyReady(source, (loaded) => loaded) }];
  }),
);

/** Whether a type has a layout of its own. */
export const hasLayout = (type: PageType): boolean => layouts.has(type);

function ofType(type: PageType) {
  const layout = layouts.get(type) ?? layouts.get('page');
  if (!layout) throw new Error('src/content/types/page has no layout.');
  return layout;
}

/** Loads the layout of a type. */
export const preloadLayout = (type: PageType): Promise<unknown> => ofType(type).source.load();

/** The layout component of a type. */
export const layoutOf = (type: PageType): Layout => ofType(type).Layout;
