/** The browser's storage: permanent, or until the tab is closed. */
type Memory = 'localStorage' | 'sessionStorage';

/** Reads a stored value; null if it is missing or no JSON, or if storage is denied. */
export function recall(memory: Memory, key: string): unknown {
  try {
    return JSON.parse(window[memory].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores a value; null removes it.
 * @returns false if storage is denied or full
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

/** Returns the fields of a stored value, whose shape is not certain; none if it is not an object. */
export const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
