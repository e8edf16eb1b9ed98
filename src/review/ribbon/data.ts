import type { RibbonList, RibbonPage } from '../output/data.ts';

/** Folder of the preview's data, beside this script. */
const folder = import.meta.url.replace(/[^/]*$/, '');

async function read<T>(file: string): Promise<T | null> {
  try {
    const response = await fetch(folder + file);
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}

export const readList = () => read<RibbonList>('list.json');
export const readPage = (index: number) => read<RibbonPage>(`pages/${index}.json`);
export const reportUrl = `${folder}index.html`;

/** The page's address without base path, as the list knows it. */
export function currentUrl(basePath: string, path = location.pathname): string {
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // Stands as it is.
  }
  const inner = decoded.startsWith(basePath) ? `/${decoded.slice(basePath.length)}` : decoded;
  return inner
    .normalize('NFC')
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '/')
    .replace(/(.)\/$/, '$1');
}
