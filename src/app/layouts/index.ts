import type { ComponentType, ReactNode } from 'react';
import type { Heading } from '../../content/mdx/heading-ids.ts';
import type { DataOf, PageType } from '../../content/types/registry.ts';
import { lazyReady, preloadable } from '../../site/preloadable.tsx';
import type { PageData } from '../page-data.ts';

export interface LayoutProps<T extends PageType = PageType> {
  data: DataOf<T>;
  /** Headings of a long text (posts and `prose` pages), for its table of contents; empty elsewhere. */
  headings: readonly Heading[];
  /** The rendered MDX body. */
  children: ReactNode;
}

/** A layout accepts only its own type's frontmatter; the renderer matches the two by the entry's type. */
type Layout = ComponentType<LayoutProps>;

/** Layouts lie in their types' folders, one chunk each; `text` is that of one long text below its title. */
const found = import.meta.glob<Record<string, Layout>>([
  '/src/content/types/*/*Layout.tsx',
  '/src/app/layouts/*/*Layout.tsx',
]);

/** By type: the layout's loader and its component. */
const layouts = new Map(
  Object.entries(found).map(([file, load]) => {
    const [type = '', name = ''] = file.replace('.tsx', '').split('/').slice(-2);
    const source = preloadable(file.slice(1), async () => {
      const { [name]: layout } = await load();
      if (!layout) throw new Error(`${file} exports no ${name}.`);
      return layout;
    });
    return [type, { load: source.load, Layout: lazyReady(source, (loaded) => loaded) }];
  }),
);

/** The layout of a page: its type's own; that of a text for pages with `prose: true` and types without one. */
export function layoutOf({ layout, data }: Pick<PageData, 'layout' | 'data'>) {
  const isText = layout === 'page' && (data as DataOf<'page'>).prose === true;
  const found = layouts.get(isText ? 'text' : layout) ?? layouts.get('text');
  if (!found) throw new Error('src/app/layouts/text has no layout.');
  return found;
}
