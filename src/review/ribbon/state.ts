import { recall, remember } from '../../memory.ts';
import type { BlockChange, PageChange, Review } from '../types.ts';

/** What the ribbon remembers from page to page and from day to day. */
export interface State {
  /** True when only the dot is shown. */
  collapsed: boolean;
  marks: boolean;
  panel: 'changes' | 'view' | null;
}

export const stateKey = 'preview-ribbon-state';
const initial: State = { collapsed: false, marks: true, panel: null };

export const readState = (): State => ({ ...initial, ...(recall('localStorage', stateKey) as State | null) });
export const writeState = (state: State): void => void remember('localStorage', stateKey, state);

const stepKey = 'preview-ribbon-step';

/** Leaves word for the next page which change to open: its place in the walk. */
export const leaveStep = (change: number) => remember('sessionStorage', stepKey, change);

export function takeStep(): number | null {
  const step = recall('sessionStorage', stepKey);
  remember('sessionStorage', stepKey, null);
  return typeof step === 'number' ? step : null;
}

/** A mark in the page, with the change that it is part of: its place in the walk. */
export interface Marked extends BlockChange {
  change: number;
}

/** The page that the window shows. */
export interface Shown {
  url: string;
  /** Its place in the review, or -1. */
  index: number;
  page: PageChange | null;
  blocks: Marked[];
}

/** What the bodies of the panel's tabs need. */
export interface PanelProps {
  ribbon: {
    state: State;
    set: (change: Partial<State>) => void;
    shown: Shown;
    /** Opens a change of this page by its mark's place. */
    open: (block: number) => void;
  };
}

/** What differs in the page that the window shows. */
export function shownIn({ basePath, pages, changes }: Review): Shown {
  const url = currentUrl(basePath);
  const index = pages.findIndex((page) => page.url === url && page.kind !== 'removed');
  const page = pages[index] ?? null;
  const changeOf = (place: number) =>
    changes.findIndex(({ places }) => places.some((one) => one.page === index && one.block === place));
  const blocks = (page?.blocks ?? []).map((block, place) => ({ ...block, change: changeOf(place) }));
  return { url, index, page, blocks };
}

/** The window's address without base path, as the review knows it. */
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
