/** What the browser remembers: for good, or as long as the tab is open. */
type Memory = 'localStorage' | 'sessionStorage';

/** Reads what was remembered; null where nothing was, or storage is denied. */
export function recall(memory: Memory, key: string): unknown {
  try {
    return JSON.parse(window[memory].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Remembers a value; null forgets.
 * @returns false where storage is denied: nothing is remembered, every visit is then the first
 */
export function remember(memory: Memory, key: string, value: unknown): boolean {
  try {
    if (value === null) window[memory].removeItem(key);
    else window[memory].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The fields of what was remembered, whoever wrote it; of anything else none. */
export const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
