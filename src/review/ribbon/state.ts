import { normalizeUrl } from '../../content/files/paths.ts';
import { fieldsIn, recall, remember } from '../../memory.ts';
import type { Groups } from '../groups.ts';
import type { BlockChange, Locator, PageChange, Review } from '../types.ts';

/** State of the ribbon; seen changes are in ../parts/reviewing.tsx. */
export interface State {
  /** True if it is folded into a dot. */
  collapsed: boolean;
  /** Whether marks are hidden; not stored, so that they return on the next page. */
  marks: boolean;
  panel: 'changes' | 'view' | null;
}

const stateKey = 'preview-ribbon-state';

/** State from the previous page. Storage is shared by all previews of the origin, so invalid values are ignored. */
export function readState(): State {
  const { collapsed, panel } = fieldsIn(recall('localStorage', stateKey));
  return {
    collapsed: collapsed === true,
    marks: true,
    panel: panel === 'changes' || panel === 'view' ? panel : null,
  };
}
export const writeState = ({ collapsed, panel }: State): void =>
  void remember('localStorage', stateKey, { collapsed, panel });

const stepKey = 'preview-ribbon-step';

/**
 * Stores the open change and its page, for the next step and for reloads. Changes are identified by name, since the
 * preview may be rebuilt during a walk.
 */
export const storeStep = (step: { id: string; url: string } | null) =>
  void remember('sessionStorage', stepKey, step);

/** Name of the change that was open on a page. */
export function stepAt(page: string): string | null {
  const { id, url } = fieldsIn(recall('sessionStorage', stepKey));
  return url === page && typeof id === 'string' ? id : null;
}

/** A marked place on the page; a block may have several. */
export interface Mark {
  /** Index of its change in the walk. */
  change: number;
  block: BlockChange;
  at: Locator;
  /** The mark's element, and the block's. */
  button?: HTMLButtonElement | null;
  element?: Element | null;
}

/** Address of the current page. */
export interface Shown {
  url: string;
  page: PageChange | null;
  /** Marked places; changes of the head or the whole page have none. */
  marks: readonly Mark[];
}

/** Differences of the current page. */
export function readCurrentPage({ basePath, pages }: Review, { changeOf }: Groups): Shown {
  const { pathname } = location;
  const inner = pathname.startsWith(basePath) ? `/${pathname.slice(basePath.length)}` : pathname;
  const url = normalizeUrl(inner.replace(/\.html$/, '').replace(/^\/index$/, '/'));
  const page = pages.find((one) => one.url === url && one.kind !== 'removed') ?? null;
  const blocks = page?.blocks.filter(({ region }) => region !== 'head') ?? [];
  const marks = blocks.flatMap((block) => {
    const change = changeOf(block)?.index ?? -1;
    return [block.at, ...(block.also ?? [])].map((at): Mark => ({ change, block, at }));
  });
  return { url, page, marks };
}
