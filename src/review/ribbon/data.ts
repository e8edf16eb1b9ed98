import { isOwn } from '../kinds.ts';
import type { RibbonList, RibbonPage } from '../output/data.ts';
import type { BlockChange } from '../types.ts';

/** Folder of the preview's data, beside this script. */
const folder = import.meta.url.replace(/[^/]*$/, '');
export const reportUrl = `${folder}index.html`;

async function read<T>(file: string): Promise<T | null> {
  try {
    const response = await fetch(folder + file);
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}

/** What differs in the whole preview; null where that cannot be had. */
export const readList = () => read<RibbonList>('list.json');

/** A mark in the page, with what the review knows of its change. */
export interface Marked extends BlockChange {
  /** The change that it is part of: place in the walk. */
  change: number;
  /** What changed it, where that is not the page's own file. */
  by: string | null;
  /** On how many other pages the change shows. */
  elsewhere: number;
}

/** The page that is shown. */
export interface Shown {
  url: string;
  /** Its place in the list, or -1. */
  index: number;
  page: RibbonPage | null;
  blocks: Marked[];
}

/** Reads what differs in the page that the window shows. */
export async function readShown(list: RibbonList): Promise<Shown> {
  const url = currentUrl(list.basePath);
  const index = list.pages.findIndex((page) => page.url === url && page.kind !== 'removed');
  const page = index < 0 ? null : await read<RibbonPage>(`pages/${index}.json`);
  const changeOf = (place: number) =>
    list.changes.findIndex(({ places }) => places.some((one) => one.page === index && one.block === place));
  const blocks = (page?.blocks ?? []).map((block, place): Marked => {
    const cause = list.causes[block.cause];
    const change = changeOf(place);
    const isMine = isOwn(cause, list.pages[index] ?? { url, from: null });
    const pages = new Set(list.changes[change]?.places.map((one) => one.page));
    return { ...block, change, by: isMine ? null : (cause?.label ?? null), elsewhere: pages.size - 1 };
  });
  return { url, index, page, blocks };
}

/** The window's address without base path, as the list knows it. */
function currentUrl(basePath: string): string {
  let path = location.pathname;
  try {
    path = decodeURI(path).normalize('NFC');
  } catch {
    // Stands as it is.
  }
  const inner = path.startsWith(basePath) ? `/${path.slice(basePath.length)}` : path;
  return inner
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '/')
    .replace(/(.)\/$/, '$1');
}
