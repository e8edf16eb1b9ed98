import type { LayoutProps } from './props.ts';

export function FeatureLayout({ children }: LayoutProps<'feature'>) {
  return <div className="page prose">{children}</div>;
}
