/** What the ribbon remembers from page to page and from day to day. */
export interface State {
  /** True when only the dot is shown. */
  collapsed: boolean;
  marks: boolean;
  panel: 'pages' | 'page' | 'view' | null;
  /** Day that the site is shown on, `2026-12-01`, or null for everything. */
  date: string | null;
}

const key = 'preview-ribbon';
const initial: State = { collapsed: false, marks: true, panel: null, date: null };

export function readState(): State {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return { ...initial, ...(typeof stored === 'object' ? stored : {}) };
  } catch {
    return { ...initial };
  }
}

export function writeState(state: State): void {
  try {
    localStorage.setItem(key, JSON.stringify(state));
  } catch {
    // Without storage the ribbon forgets.
  }
}

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
export function leaveStep(change: number): void {
  try {
    sessionStorage.setItem(stepKey, `${change}`);
  } catch {
    // The next page then opens at its top.
  }
}

export function takeStep(): number | null {
  try {
    const value = sessionStorage.getItem(stepKey);
    sessionStorage.removeItem(stepKey);
    return value === null ? null : Number(value);
  } catch {
    return null;
  }
}
