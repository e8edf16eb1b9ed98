/** What the browser remembers: for good, or as long as the tab is open. */
type Place = 'localStorage' | 'sessionStorage';

/** Reads what was remembered; null where nothing was, or storage is denied. */
export function recall(place: Place, key: string): unknown {
  try {
    return JSON.parse(window[place].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Remembers a value; null forgets.
 * @returns false where storage is denied: nothing is remembered, every visit is then the first
 */
export function remember(place: Place, key: string, value: unknown): boolean {
  try {
    if (value === null) window[place].removeItem(key);
    else window[place].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
