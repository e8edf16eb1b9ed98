import type { LayoutProps } from './props.ts';

export function ServiceLayout({ children }: LayoutProps<'service'>) {
  return <div className="page prose">{children}</div>;
}
