import type { LayoutProps } from './props.ts';

export function MemberLayout({ children }: LayoutProps<'member'>) {
  return <div className="page prose">{children}</div>;
}
