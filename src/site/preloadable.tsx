import { type ComponentType, lazy, useContext, useState } from 'react';
import { CollectorContext, SectionContext } from './collector.ts';
import { withTimeout } from './script-timeout.ts';

/** A dynamic import that can be asked whether it has loaded. */
export interface Preloadable<T> {
  /** Path of its module from the project's root: pages that show it need its styles. */
  file: string;
  load: () => Promise<T>;
  /** The loaded value; null before. */
  current: T | null;
}

/** By file; a module's own ones are here once it has loaded. */
const declared = new Map<string, Preloadable<unknown>>();

/** Wraps a dynamic import; one that failed or timed out can be tried again. */
export function preloadable<T>(file: string, load: () => Promise<T>): Preloadable<T> {
  const source: Preloadable<T> = {
    file,
    current: null,
    load: async () => {
      source.current = await withTimeout(load());
      return source.current;
    },
  };
  declared.set(file, source);
  return source;
}

/** Loads modules, by file, before something is rendered that uses them; some are declared by others of them. */
export async function preload(files: readonly string[] | 'all'): Promise<void> {
  const next = [...declared.values()].filter(
    ({ file, current }) => current === null && (files === 'all' || files.includes(file)),
  );
  if (next.length === 0) return;
  await Promise.all(next.map(({ load }) => load()));
  await preload(files);
}

/**
 * `React.lazy` for code that is usually preloaded. `lazy` suspends once even if its code is there, so a page would first
 * appear without its sections: too short for its scroll position and without its anchors.
 * @param pick selects the component from what `source` loads
 */
export function lazyReady<T, P extends object>(
  source: Preloadable<T>,
  pick: (loaded: T) => ComponentType<P>,
): ComponentType<P> {
  const Late = lazy(async () => ({ default: pick(await source.load()) })) as unknown as ComponentType<P>;
  const choose = () => (source.current === null ? Late : pick(source.current));
  return (props: P) => {
    const section = useContext(SectionContext);
    useContext(CollectorContext)?.module(source.file, section);
    // Chosen once: switching between the two components would remount.
    const [Shown] = useState<ComponentType<P>>(choose);
    return <Shown {...props} />;
  };
}
