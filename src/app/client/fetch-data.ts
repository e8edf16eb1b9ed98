import { dataFile, normalizeUrl, withBase } from '../../content/files/paths.ts';
import type { PageData } from '../page-data.ts';

/** Fetches the data file of a page, or that of the nearest not-found page; fails if there is neither. */
export async function fetchData(url: string, options?: RequestInit): Promise<PageData> {
  const address = normalizeUrl(url);
  const folders = address.split('/').slice(0, -1);
  const candidates = [dataFile(address)];
  for (let depth = folders.length; depth > 0; depth--)
    candidates.push(dataFile(`${folders.slice(0, depth).join('/')}/404`));
  for (const file of candidates) {
    const response = await fetch(withBase(import.meta.env.BASE_URL, `/${encodeURI(file)}`), options);
    // Some hosts answer every path with a page and status 200.
    if (response.ok && response.headers.get('content-type')?.includes('json')) return response.json();
    if (response.status >= 500) throw new Error(`${response.status} for ${file}`);
  }
  throw new Error(`No data for ${url}.`);
}
