import { createEngine } from '../engine.ts';
import { type Pointer, pointerFile } from '../format.ts';

async function json<T>(address: string, cache: RequestCache): Promise<T> {
  const response = await fetch(address, { cache });
  // A host that answers everything with a page says "200", but not with JSON.
  if (!response.ok || !response.headers.get('content-type')?.includes('json'))
    throw new Error(`${response.status} for ${address}`);
  return response.json();
}

async function open(base: string) {
  // The pointer changes with the content; what it points to never does.
  const { folder } = await json<Pointer>(base + pointerFile, 'no-cache');
  return createEngine((name) => json(`${base}${folder}/${name}`, 'default'));
}

let opened: ReturnType<typeof open> | null = null;

/** The index of this site, opened with the first query; after a failure it is opened anew. */
export async function searchSite(query: string) {
  opened ??= open(import.meta.env.BASE_URL);
  try {
    return await (await opened).search(query);
  } catch (error) {
    opened = null;
    throw error;
  }
}
