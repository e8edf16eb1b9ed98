import {
  createContext,
  type JSX,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { usePage } from './hooks.ts';

/** What a component may know of how React takes a served page over; the rest is in src/app/takeover. */

/** True where the browser's React leaves parts as they were served. In the dev server it looks at everything. */
export const mayKeep = !import.meta.env.SSR && !import.meta.hot;

const nothing = () => () => {};

/** True while React looks at served HTML, and on the server; false where it draws something new. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );

/** React does not look into such an element, and what is in it stays: HTML of this site's own server. */
const untouched = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

interface KeptProps {
  /** The element that `children` draw: just one, the same as long as the page is open. */
  as?: keyof JSX.IntrinsicElements | undefined;
  children: ReactNode;
}

/**
 * A part of the page that needs no script: of a served page it stays as served, and nothing that draws it is loaded or
 * run. It is drawn where another page is shown.
 */
export function Kept({ as: Root = 'div', children }: KeptProps) {
  const { url } = usePage();
  const isServed = useIsServed();
  const [first] = useState({ url, isServed });
  const [isKept, setKept] = useState(isServed && mayKeep);
  // For good: who comes back to the first page finds it drawn like any other.
  if (isKept && url !== first.url) setKept(false);
  if (isKept) return <Root {...untouched} />;
  // Something new may have to be loaded first; on the server and in its HTML it is there.
  return first.isServed ? children : <Suspense fallback={null}>{children}</Suspense>;
}

/** Marks the root element of a part in which React does not answer yet. */
interface PartAttributes {
  'data-app-part'?: string | undefined;
  'data-app-near'?: '' | 'later' | undefined;
}
/**
 * When React is asked for a part besides when somebody touches it: as soon as it comes near the window, near the window
 * once the page is taken over, or never.
 */
export type Near = boolean | 'later';

export const partAttributes = (id: string, near: Near): PartAttributes => ({
  'data-app-part': id,
  'data-app-near': near === true ? '' : near || undefined,
});

/** The mark that the boundary of a section gives to the section's root element. */
export const PartMark = createContext<PartAttributes>({});

/**
 * For the root element of an interactive section; `ui/Section` has it already.
 * @example <section {...usePartMark()}>
 */
export const usePartMark = (): PartAttributes => useContext(PartMark);

/**
 * For the root element of what answers in shell and layouts and is taken over together with the page.
 * @example <nav {...usePart(true)}>
 */
export function usePart(near: Near): PartAttributes {
  const id = useId();
  const [waits, setWaits] = useState(useIsServed());
  useEffect(() => setWaits(false), []);
  useEffect(() => {
    if (!waits) window.takeover?.arrive(id);
  }, [waits, id]);
  return waits ? partAttributes(id, near) : {};
}
