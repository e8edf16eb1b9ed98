import type { ComponentType } from 'react';
import type { PageType } from '../../content/entry.ts';
import { lazyReady, preloadable } from '../../site/preloadable.tsx';
import type { LayoutProps } from './props.ts';

type Layout<T extends PageType = PageType> = ComponentType<LayoutProps<T>>;

/** A layout takes the frontmatter of its own type only; whoever renders it has matched the two by the entry's type. */
const layout = <T extends PageType>(load: () => Promise<Layout<T>>) =>
  preloadable(async () => (await load()) as Layout);

/** Content type -> its layout, to have it at hand before the page is rendered. */
const sources = {
  page: layout<'page'>(async () => (await import('./PageLayout.tsx')).PageLayout),
  feature: layout<'feature'>(async () => (await import('./FeatureLayout.tsx')).FeatureLayout),
  post: layout<'post'>(async () => (await import('./PostLayout.tsx')).PostLayout),
  portfolio: layout<'portfolio'>(async () => (await import('./PortfolioLayout.tsx')).PortfolioLayout),
  member: layout<'member'>(async () => (await import('./MemberLayout.tsx')).MemberLayout),
  service: layout<'service'>(async () => (await import('./ServiceLayout.tsx')).ServiceLayout),
  center: layout<'center'>(async () => (await import('./CenterLayout.tsx')).CenterLayout),
};

/** Starts loading the layout of a content type. */
export const preloadLayout = (type: PageType): Promise<unknown> => sources[type].load();

const shown = (type: PageType) => lazyReady(sources[type], (loaded) => loaded);

/** Content type -> the component around the body of its pages; one chunk each. */
export const layouts: Record<PageType, Layout> = {
  page: shown('page'),
  feature: shown('feature'),
  post: shown('post'),
  portfolio: shown('portfolio'),
  member: shown('member'),
  service: shown('service'),
  center: shown('center'),
};
