/** Filled by the inline script of the page (src/app/boot) with clicks that came before React. */
declare global {
  interface Window {
    earlyClicks?: HTMLElement[] | undefined;
  }
}

/**
 * Clicks on controls that only React can answer (`data-replay`) were kept by the page's inline script; they happen
 * now that the page is hydrated. A section still dehydrated is hydrated by the click itself.
 */
export function replayEarlyClicks(): void {
  const early = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  document.documentElement.dataset.hydrated = 'true';
  for (const element of early) if (element.isConnected) element.click();
}
