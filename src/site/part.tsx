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
import { SectionContext, type SectionPlace } from './collector.ts';
import { usePage } from './hooks.ts';

/* What components need for the takeover of a served page (src/app/takeover). */

/** Whether React leaves static parts as served: in browsers, except in dev, which hydrates everything to find mismatches. */
export const mayKeep = !import.meta.env.SSR && !import.meta.hot;

const nothing = () => () => {};

/** True on the server and while React hydrates; false when it renders something new. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );

/** React does not hydrate the content of an element with this: the served HTML stays. */
const untouched = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

interface KeptProps {
  /** The root element that `children` render: a single one that stays the same. */
  as?: keyof JSX.IntrinsicElements | undefined;
  children: ReactNode;
}

/**
 * A static part of the page: on a served page it stays as served, and its code is neither loaded nor run. After a
 * navigation it is rendered.
 */
export function Kept({ as: Root = 'div', children }: KeptProps) {
  const { url } = usePage();
  const isServed = useIsServed();
  const [first] = useState({ url, isServed });
  const [isKept, setKept] = useState(isServed && mayKeep);
  // Decided once: when the visitor comes back to the first page, it is rendered like any other.
  if (isKept && url !== first.url) setKept(false);
  if (isKept) return <Root {...untouched} />;
  // After a navigation its code may have to be loaded first.
  return first.isServed ? children : <Suspense fallback={null}>{children}</Suspense>;
}

/** The place of hidden content: in no section, so its styles always load below the fold. */
const hiddenPlace: SectionPlace = { name: '', outer: '', around: null };

/** What is hidden at first: it stays as served, and its styles load later. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <Kept>
    <SectionContext value={hiddenPlace}>{children}</SectionContext>
  </Kept>
);

/** Marks the root element of a part that React has not taken over yet. */
interface PartAttributes {
  'data-app-part'?: string | undefined;
  'data-app-near'?: '' | 'later' | undefined;
}
/**
 * When a part is hydrated: as soon as it comes near the window, near the window once the page is hydrated, or only when it
 * is touched. The first two are hydrated when touched, too.
 */
export type HydrateWhen = 'near' | 'later' | 'touched';

export const partAttributes = (id: string, when: HydrateWhen): PartAttributes => ({
  'data-app-part': id,
  'data-app-near': when === 'touched' ? undefined : when === 'near' ? '' : when,
});

/** The mark for a section's root element, given by its boundary. */
export const PartMark = createContext<PartAttributes>({});

/**
 * Attributes for the root element of an interactive section; `ui/Section` sets them itself.
 * @example <section {...usePartMark()}>
 */
export const usePartMark = (): PartAttributes => useContext(PartMark);

/**
 * Attributes for the root element of an interactive part of shell or layout.
 * @example <nav {...usePart('near')}>
 */
export function usePart(when: HydrateWhen): PartAttributes {
  const id = useId();
  const [waits, setWaits] = useState(useIsServed());
  useEffect(() => setWaits(false), []);
  useEffect(() => {
    if (!waits) window.takeover?.arrive(id);
  }, [waits, id]);
  return waits ? partAttributes(id, when) : {};
}
