import { recall, remember } from '../parts/memory.ts';

/** What the ribbon remembers from page to page and from day to day. */
export interface State {
  /** True when only the dot is shown. */
  collapsed: boolean;
  marks: boolean;
  panel: 'changes' | 'view' | null;
  /** Day that the site is shown on, `2026-12-01`, or null for everything. */
  date: string | null;
}

const key = 'preview-ribbon-state';
const initial: State = { collapsed: false, marks: true, panel: null, date: null };

export function readState(): State {
  const stored = recall('localStorage', key);
  return { ...initial, ...(typeof stored === 'object' ? stored : {}) };
}
export const writeState = (state: State) => remember('localStorage', key, state);

/**
 * Calls back when another tab, or the page around this frame, has changed the state.
 * @returns ends it
 */
export function onOtherState(changed: (state: State) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) changed(readState());
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

const stepKey = 'preview-ribbon-step';

/** Leaves word for the next page which change to open: its place in the walk. */
export const leaveStep = (change: number) => remember('sessionStorage', stepKey, change);

export function takeStep(): number | null {
  const step = recall('sessionStorage', stepKey);
  remember('sessionStorage', stepKey, null);
  return typeof step === 'number' ? step : null;
}
