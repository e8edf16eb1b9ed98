import { Suspense } from 'react';
import type { LayoutProps } from '../../../app/layouts/index.ts';
import { LongText } from '../../../app/shell-scripts.ts';

/** Pages composed in their body. With `prose: true` the body is one long text, which has a script and styles of its own. */
export function PageLayout(props: LayoutProps<'page'>) {
  if (!props.data.prose) return <div className="page prose">{props.children}</div>;
  return (
    <Suspense fallback={null}>
      <LongText {...props} />
    </Suspense>
  );
}
