import { useEffect, useState } from 'react';
import type { Problem } from '../../content/problems/problems.ts';

/** Dev only: event for a new result of the check (src/plugins/dev/saves.ts). */
const checked = 'content:problems';

/**
 * Fetches a JSON file for writers, again after each check; meanwhile the old value is returned.
 * @param file its path below the base path; null if there is nothing to fetch
 * @returns null until it has loaded
 */
export function useJson<T>(file: string | null): T | null | 'failed' {
  const [data, setData] = useState<T | null | 'failed'>(null);
  useEffect(() => {
    if (file === null) return;
    // React ignores updates after unmounting.
    const ask = () =>
      fetch(import.meta.env.BASE_URL + file)
        .then<T | 'failed'>((response) => (response.ok ? response.json() : 'failed'))
        .catch(() => 'failed' as const)
        .then(setData);
    void ask();
    import.meta.hot?.on(checked, ask);
    return () => import.meta.hot?.off(checked, ask);
  }, [file]);
  return data;
}

/** Dev only: all problems of the site as in `npm run check`. Null before the first check has finished. */
export function useProblems(): readonly Problem[] | null {
  const problems = useJson<readonly Problem[]>(import.meta.env.DEV ? '_problems.json' : null);
  return problems === 'failed' ? null : problems;
}
