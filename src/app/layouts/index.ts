import type { ComponentType } from 'react';
import type { PageType } from '../../content/entry.ts';
import { lazyReady, type Preloadable, preloadable } from '../../site/preloadable.tsx';
import type { LayoutProps } from './props.ts';

/** A layout takes the frontmatter of its own type only; whoever renders it has matched the two by the entry's type. */
type Layout = ComponentType<LayoutProps>;

/** The layouts stand in their types' folders; a type without one has that of a page. One chunk each. */
const found = import.meta.glob<Record<string, Layout>>('/src/content/types/*/*Layout.tsx');

/** Content type -> its layout, to have it at hand before the page is rendered. */
const sources = new Map(
  Object.entries(found).map(([file, load]): [string, Preloadable<Layout>] => {
    const [type = '', name = ''] = file.replace('.tsx', '').split('/').slice(-2);
    return [
      type,
      preloadable(file.slice(1), async () => {
        const { [name]: layout } = await load();
        if (!layout) throw new Error(`${file} exports no ${name}.`);
        return layout;
      }),
    ];
  }),
);

function sourceOf(type: PageType): Preloadable<Layout> {
  const source = sources.get(type) ?? sources.get('page');
  if (!source) throw new Error('src/content/types/page has no layout.');
  return source;
}

/** Starts loading the layout of a content type. */
export const preloadLayout = (type: PageType): Promise<unknown> => sourceOf(type).load();

const shown = new Map<PageType, Layout>();

/** The component around the body of a type's pages. */
export function layoutOf(type: PageType): Layout {
  const layout = shown.get(type) ?? lazyReady(sourceOf(type), (loaded) => loaded);
  shown.set(type, layout);
  return layout;
}
