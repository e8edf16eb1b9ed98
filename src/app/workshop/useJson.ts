import { useEffect, useState } from 'react';

/** What to read, and after which change: a later one is another reading. */
interface Asked {
  file: string;
  version: unknown;
}

async function read<T>({ file }: Asked, signal: AbortSignal): Promise<T | 'failed'> {
  try {
    const response = await fetch(import.meta.env.BASE_URL + file, { signal });
    return response.ok ? ((await response.json()) as T) : 'failed';
  } catch {
    return 'failed';
  }
}

/**
 * A file of the workshop; null until it is here.
 * @param version what it depends on: another value reads it again, and until then the old one is shown
 */
export function useJson<T>(file: string, version: unknown = null): T | null | 'failed' {
  const [data, setData] = useState<{ shown: T | 'failed' } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void read<T>({ file, version }, leaving.signal).then((shown) => {
      if (!leaving.signal.aborted) setData({ shown });
    });
    return () => leaving.abort();
  }, [file, version]);
  return data?.shown ?? null;
}
