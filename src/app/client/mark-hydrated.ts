/** Tells tests and the page's styles that React has taken the page over; controls replay early clicks themselves. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = 'true';
}
