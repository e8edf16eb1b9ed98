import { useEffect, useState } from 'react';
import type { Problem } from '../../content/problems/problems.ts';

async function read<T>(file: string): Promise<T | 'failed'> {
  try {
    const response = await fetch(import.meta.env.BASE_URL + file);
    return response.ok ? ((await response.json()) as T) : 'failed';
  } catch {
    return 'failed';
  }
}

/** Dev only: the check of the site has a new list (src/plugins/dev/saves.ts). */
const checked = 'content:problems';

/**
 * A file that a preview was built with, or that the dev server makes when it is asked for: anew after each check, and until
 * then the old one is shown.
 * @returns null until it is here, or where nothing is asked for
 */
export function useJson<T>(file: string | null): T | null | 'failed' {
  const [data, setData] = useState<T | null | 'failed'>(null);
  useEffect(() => {
    if (file === null) return;
    // React leaves aside what comes after the component has gone.
    const ask = () => read<T>(file).then(setData);
    void ask();
    import.meta.hot?.on(checked, ask);
    return () => import.meta.hot?.off(checked, ask);
  }, [file]);
  return data;
}

/** Dev only: every problem of the site, as `npm run check` prints them. Null before the first check is done. */
export function useProblems(): readonly Problem[] | null {
  const problems = useJson<readonly Problem[]>(import.meta.env.DEV ? '_problems.json' : null);
  return problems === 'failed' ? null : problems;
}
