import type { LayoutProps } from './props.ts';

export function PostLayout({ children }: LayoutProps<'post'>) {
  return <div className="page prose">{children}</div>;
}
