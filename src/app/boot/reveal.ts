/**
 * Inline at the start of the body, on pages with a second stylesheet (src/build/styles.ts). Bands below the first screen
 * are held back until it is there and the typeface too, then shown one a frame: styled and laid out once instead of up
 * to three times, and never in one long task. Whoever jumps to an anchor, comes back or reloads gets all at once, while
 * the browser still looks for the place. Without script nothing is held back.
 */
declare global {
  interface Window {
    /** Settles when no band is held back any more. */
    revealed?: Promise<void>;
  }
}

const { dataset } = document.documentElement;
const sheet = document.querySelector<HTMLLinkElement>('link[media=print]');

/** Settles with the first of some events, or after some milliseconds. */
const first = (target: EventTarget, events: string, limit?: number) =>
  new Promise<unknown>((done) => {
    for (const event of events.split(' ')) target.addEventListener(event, done);
    if (limit) setTimeout(done, limit);
  });
/** A painted frame; none are painted in a tab that nobody sees. */
const frame = () =>
  new Promise<unknown>((done) =>
    document.hidden ? setTimeout(done) : requestAnimationFrame(() => setTimeout(done)),
  );

async function reveal(link: HTMLLinkElement): Promise<void> {
  const parsed = first(document, 'DOMContentLoaded');
  const showAll = () => delete dataset.held;
  dataset.held = '';
  // A link to a place in the page needs the place.
  document.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a[href*="#"]') && showAll(),
    true,
  );
  // From a cache it may be there already, its event long gone.
  if (!link.sheet) await first(link, 'load error', 8000);
  link.media = 'all';
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') showAll();
  else await Promise.race([document.fonts.ready, first(window, 'pointerdown keydown wheel scroll', 1000)]);
  for (;;) {
    const band = document.querySelector('[data-below]');
    if (band) band.removeAttribute('data-below');
    else if (document.readyState === 'loading') await parsed;
    else break;
    if ('held' in dataset) await frame();
  }
  showAll();
}

if (sheet) window.revealed = reveal(sheet);

export {};
