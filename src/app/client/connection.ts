/**
 * Whether links are best left to the browser: with Save-Data, or if a request takes long. A document is a single request; a
 * page's data and scripts, unless cached, are fifty in two steps. At 150 ms and 1.6 Mbit/s its text is there after 0.7 s
 * instead of 1.8 s. Browsers without this API (Safari, Firefox) count as fast.
 */
export function isSlow(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; rtt?: number } };
  const { saveData = false, rtt = 0 } = connection ?? {};
  // Chrome reports 100 or 125 ms until it has measured.
  return saveData || rtt >= 150;
}
