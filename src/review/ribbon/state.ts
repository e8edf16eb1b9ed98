import { normalizeUrl } from '../../content/files/paths.ts';
import { fieldsIn, recall, remember } from '../../memory.ts';
import type { Groups } from '../groups.ts';
import type { BlockChange, Locator, PageChange, Review } from '../types.ts';

/** How the ribbon stands; what a reviewer has looked at is kept by ../parts/reviewing.tsx. */
export interface State {
  /** True when only the dot is shown. */
  collapsed: boolean;
  /** Hidden marks come back on the next page: nobody looks for what he does not know to be hidden. */
  marks: boolean;
  panel: 'changes' | 'view' | null;
}

const stateKey = 'preview-ribbon-state';

/** How it stood on the page before. All previews of an origin write there: what is none of ours is left aside. */
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
 * Leaves word which change is open and on which page: for the page that a step leads to, and for one that is loaded again. A change is
 * known by its name, since a preview may be rebuilt in the middle of a walk.
 */
export const leaveStep = (step: { id: string; url: string } | null) =>
  void remember('sessionStorage', stepKey, step);

/** The change that was open on a page, by its name. */
export function stepAt(page: string): string | null {
  const { id, url } = fieldsIn(recall('sessionStorage', stepKey));
  return url === page && typeof id === 'string' ? id : null;
}

/** A place on the page that is marked; several may belong to one block. */
export interface Mark {
  /** Its change, by the place in the walk. */
  change: number;
  block: BlockChange;
  at: Locator;
  /** As last drawn, and as last found. */
  button?: HTMLButtonElement | null;
  element?: Element | null;
}

/** The page that the window shows. */
export interface Shown {
  url: string;
  page: PageChange | null;
  /** Their places; what only machines and the whole page have is nowhere. */
  marks: readonly Mark[];
}

/** What differs in the page that the window shows. */
export function shownIn({ basePath, pages }: Review, { changeOf }: Groups): Shown {
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
