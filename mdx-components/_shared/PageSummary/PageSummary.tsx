import { Suspense } from 'react';
import { usePage } from '../../../src/site/hooks.ts';
import { lazyReady, preloadable } from '../../../src/site/preloadable.tsx';

const Summary = lazyReady(
  preloadable('mdx-components/_shared/PageSummary/Summary.tsx', () => import('./Summary.tsx')),
  (loaded) => loaded.Summary,
);

/** The summary from a page's fields, below its header. Most pages have none, and load nothing for it. */
export function PageSummary() {
  const { benefits, impact } = usePage().about ?? {};
  if (!benefits && !impact) return null;
  return (
    <Suspense fallback={null}>
      <Summary benefits={benefits} impact={impact} />
    </Suspense>
  );
}
