import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { PageType } from '../../content/entry.ts';
import type { LayoutProps } from './props.ts';

type Layout<T extends PageType = PageType> = ComponentType<LayoutProps<T>>;
type Loader = () => Promise<{ default: Layout }>;

/** A layout takes the frontmatter of its own type only; whoever renders it has matched the two by the entry's type. */
const loader =
  <T extends PageType>(load: () => Promise<Layout<T>>): Loader =>
  async () => ({ default: (await load()) as Layout });

/** Content type -> import of its layout, to have it at hand before the page is rendered. */
export const layoutLoaders: Record<PageType, Loader> = {
  page: loader<'page'>(async () => (await import('./PageLayout.tsx')).PageLayout),
  feature: loader<'feature'>(async () => (await import('./FeatureLayout.tsx')).FeatureLayout),
  post: loader<'post'>(async () => (await import('./PostLayout.tsx')).PostLayout),
  portfolio: loader<'portfolio'>(async () => (await import('./PortfolioLayout.tsx')).PortfolioLayout),
  member: loader<'member'>(async () => (await import('./MemberLayout.tsx')).MemberLayout),
  service: loader<'service'>(async () => (await import('./ServiceLayout.tsx')).ServiceLayout),
  center: loader<'center'>(async () => (await import('./CenterLayout.tsx')).CenterLayout),
};

/** Content type -> the component around the body of its pages; one chunk each. */
export const layouts: Record<PageType, LazyExoticComponent<Layout>> = {
  page: lazy(layoutLoaders.page),
  feature: lazy(layoutLoaders.feature),
  post: lazy(layoutLoaders.post),
  portfolio: lazy(layoutLoaders.portfolio),
  member: lazy(layoutLoaders.member),
  service: lazy(layoutLoaders.service),
  center: lazy(layoutLoaders.center),
};
