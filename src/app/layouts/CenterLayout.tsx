import type { LayoutProps } from './props.ts';

export function CenterLayout({ children }: LayoutProps<'center'>) {
  return <div className="page prose">{children}</div>;
}
