import { Suspense } from 'react';
import type { LayoutProps } from '../../../app/layouts/index.ts';
import { LongText } from '../../../app/shell-scripts.ts';
import { usePage } from '../../../site/hooks.ts';

/**
 * Layout of pages composed in their body. With `prose: true`, and for entries of a type without a layout, the body is one long
 * text below the title, whose layout loads separately.
 */
export function PageLayout(props: LayoutProps<'page'>) {
  const { type } = usePage();
  const isEntry = type !== 'page' && type !== 'not-found';
  if (!props.data.prose && !isEntry) return <div className="page prose">{props.children}</div>;
  return (
    <Suspense fallback={null}>
      <LongText {...props} />
    </Suspense>
  );
}
