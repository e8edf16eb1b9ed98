import { recall, remember } from '../../browser-storage.ts';
import { normalizeUrl } from '../../content/files/paths.ts';
import { changeHash } from '../address.ts';
import type { Groups, Mark, ShownChange } from '../groups.ts';
import type { Locator, Review } from '../types.ts';

/** State of the ribbon; seen changes are in ../parts/reviewing.tsx. */
export interface RibbonState {
  /** True if it is folded into a dot. */
  collapsed: boolean;
  /** Whether marks are visible. */
  marks: boolean;
  panel: 'pages' | 'view' | null;
}

const stateKey = 'preview-ribbon-collapsed';

/** Reads the state at the start of a page: only folding is stored. All previews of the origin share the storage. */
export const readState = (): RibbonState => ({
  collapsed: recall('localStorage', stateKey) === true,
  marks: true,
  panel: null,
});
export const writeState = ({ collapsed }: RibbonState) => void remember('localStorage', stateKey, collapsed);

const linkStart = changeHash('');

/** Keeps the open change in the address, so that a reload and a copied address open it again. */
export function storeStep(id: string | null): void {
  // The anchor of a section stays.
  if (id === null && stepHere() === null) return;
  const hash = id === null ? '' : changeHash(id);
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

/** Returns the id of the change that the address opens. */
export const stepHere = (): string | null =>
  location.hash.startsWith(linkStart) ? location.hash.slice(linkStart.length) : null;

/** A marked position on the page; a block may have several. */
export interface MarkedPlace extends Mark {
  change: ShownChange;
  at: Locator;
  /** The mark's button and the block's element, once known. */
  button?: HTMLButtonElement | null;
  element?: Element | null;
}

/** The open change, and its mark on this page, if any; a new object each time one is opened. */
export interface OpenedChange {
  change: ShownChange;
  mark: MarkedPlace | null;
  /** Whether the mark is under the pointer, thus visible. */
  isPointedAt?: boolean;
}

/** The current page. */
export type CurrentPage = ReturnType<typeof readCurrentPage>;

/** Reads the address of the current page, without base path, and returns its differences; null if there are none. */
export function readCurrentPage({ basePath, pages }: Review, { changeOf }: Groups) {
  const { pathname } = location;
  const inner = pathname.startsWith(basePath) ? `/${pathname.slice(basePath.length)}` : pathname;
  const url = normalizeUrl(inner.replace(/\.html$/, '').replace(/^\/index$/, '/'));
  const page = pages.find((one) => one.url === url && one.kind !== 'removed') ?? null;
  /** Changes of the head or the whole page have none. */
  const marks = (page?.blocks ?? []).flatMap((block) => {
    const change = changeOf(block);
    if (!page || !change || block.region === 'head') return [];
    return [block.at, ...(block.also ?? [])].map((at): MarkedPlace => ({ change, page, block, at }));
  });
  return { url, page, marks };
}
