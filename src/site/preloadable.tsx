import { type ComponentType, lazy, useState } from 'react';
import { withTimeout } from './script-timeout.ts';

/** Code that is loaded when first asked for, and known to be there from then on. */
export interface Preloadable<T> {
  load: () => Promise<T>;
  /** What `load` brought, or null before that. */
  current: T | null;
}

/** Remembers what a dynamic import brings; one that fails, or never comes, may be asked for again. */
export function preloadable<T>(load: () => Promise<T>): Preloadable<T> {
  const source: Preloadable<T> = {
    current: null,
    load: async () => {
      source.current = await withTimeout(load());
      return source.current;
    },
  };
  return source;
}

/**
 * `React.lazy` for code that is mostly loaded ahead. `lazy` suspends once even when its code is there, so that a page
 * would first appear without its sections: too short for its scroll position and without its anchors.
 * @param pick the component among what `source` loads
 */
export function lazyReady<T, P extends object>(
  source: Preloadable<T>,
  pick: (loaded: T) => ComponentType<P>,
): ComponentType<P> {
  const Late = lazy(async () => ({ default: pick(await source.load()) })) as unknown as ComponentType<P>;
  const choose = () => (source.current === null ? Late : pick(source.current));
  return (props: P) => <Chosen choose={choose} props={props} />;
}

/** The choice is made once: going from one to the other would start the component anew. */
function Chosen<P extends object>({ choose, props }: { choose: () => ComponentType<P>; props: P }) {
  const [Shown] = useState<ComponentType<P>>(choose);
  return <Shown {...props} />;
}
