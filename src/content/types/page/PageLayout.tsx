import type { LayoutProps } from '../../../app/layouts/index.ts';

/** Layout of pages composed in their body. */
export const PageLayout = ({ children }: LayoutProps<'page'>) => <div className="page prose">{children}</div>;
