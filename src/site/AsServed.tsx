import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { usePage } from './hooks.ts';
import { mayWait } from './waiting.ts';

const nothing = () => () => {};

/** True while React looks at served HTML, false where it draws something new. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );

/** React does not look into such an element, and what is in it stays: HTML of this site's own server. */
const kept = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * A part of the page that needs no script: of a served page it stays as served, and nothing that draws it is loaded or
 * run. It is drawn where another page is shown.
 * @param children what draws the part: one `<div>`, the same as long as the page is open
 */
export function AsServed({ children }: { children: ReactNode }) {
  const { url } = usePage();
  const isServed = useIsServed();
  const [first] = useState({ url, isServed, isKept: isServed && mayWait() });
  // Who comes back to the first page finds it drawn like any other.
  if (first.isKept && first.url === url && mayWait()) return <div {...kept} />;
  // Something new may have to be loaded first; on the server and in its HTML it is there.
  return first.isServed ? children : <Suspense fallback={null}>{children}</Suspense>;
}
