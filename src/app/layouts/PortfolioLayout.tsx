import type { LayoutProps } from './props.ts';

export function PortfolioLayout({ children }: LayoutProps<'portfolio'>) {
  return <div className="page prose">{children}</div>;
}
