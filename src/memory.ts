/** The browser's storage: permanent, or for as long as the tab is open. */
type Memory = 'localStorage' | 'sessionStorage';

/** Reads a stored value; null if there is none or storage is denied. */
export function recall(memory: Memory, key: string): unknown {
  try {
    return JSON.parse(window[memory].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores a value; null removes it.
 * @returns false if storage is denied
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

/** The fields of a stored value, which anybody may have written; none if it is not an object. */
export const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
