import { useEffect, useSyncExternalStore } from 'react';
import type { Problem } from '../../content/problems/problems.ts';

/** The last list of the dev server's check; null before the first. */
let current: readonly Problem[] | null = null;
const listeners = new Set<() => void>();

export function setProblems(problems: readonly Problem[]): void {
  current = problems;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Dev only: every problem of the site, as `npm run check` prints them. Null before the first check is done. */
export function useProblems(): readonly Problem[] | null {
  useEffect(() => {
    // A page opened after the check has missed its message.
    if (import.meta.env.DEV && current === null) void ask();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

async function ask(): Promise<void> {
  const response = await fetch(`${import.meta.env.BASE_URL}_problems.json`);
  const problems = (await response.json()) as Problem[] | null;
  if (problems) setProblems(problems);
}
