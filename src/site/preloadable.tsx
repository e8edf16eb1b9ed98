import { type ComponentType, lazy, useContext, useState } from 'react';
import { BandContext, CollectorContext } from './collector.ts';
import { withTimeout } from './script-timeout.ts';

/** Code that is loaded when first asked for, and known to be there from then on. */
export interface Preloadable<T> {
  /** Its module, as a path from the project's root: a page that shows it needs the styles that come with it. */
  file: string;
  load: () => Promise<T>;
  /** What `load` brought, or null before that. */
  current: T | null;
}

/** Remembers what a dynamic import of a file brings; one that fails, or never comes, may be asked for again. */
export function preloadable<T>(file: string, load: () => Promise<T>): Preloadable<T> {
  const source: Preloadable<T> = {
    file,
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
  return (props: P) => <Chosen file={source.file} choose={choose} props={props} />;
}

interface ChosenProps<P> {
  file: string;
  choose: () => ComponentType<P>;
  props: P;
}

/** The choice is made once: going from one to the other would start the component anew. */
function Chosen<P extends object>({ file, choose, props }: ChosenProps<P>) {
  const band = useContext(BandContext);
  useContext(CollectorContext)?.module(file, band);
  const [Shown] = useState<ComponentType<P>>(choose);
  return <Shown {...props} />;
}
