import { useEffect, useState } from 'react';

async function read<T>(file: string, signal: AbortSignal): Promise<T | 'failed'> {
  try {
    const response = await fetch(import.meta.env.BASE_URL + file, { signal });
    return response.ok ? ((await response.json()) as T) : 'failed';
  } catch {
    return 'failed';
  }
}

/** A file of the workshop; null until it is here. */
export function useJson<T>(file: string): T | null | 'failed' {
  const [data, setData] = useState<{ shown: T | 'failed' } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void read<T>(file, leaving.signal).then((shown) => {
      if (!leaving.signal.aborted) setData({ shown });
    });
    return () => leaving.abort();
  }, [file]);
  return data?.shown ?? null;
}
