import { Suspense } from 'react';
import type { LayoutProps } from '../../../app/layouts/index.ts';
import { LongText } from '../../../app/shell-scripts.ts';

/** Layout of pages composed in their body. With `prose: true` the body is one long text, whose layout loads separately. */
export function PageLayout(props: LayoutProps<'page'>) {
  if (!props.data.prose) return <div className="page prose">{props.children}</div>;
  return (
    <Suspense fallback={null}>
      <LongText {...props} />
    </Suspense>
  );
}
