/** Inline in the head: queues what the visitor does before hydration, and decides when React is loaded. */

import { explain } from '../../site/notice.ts';
import { withTimeout } from '../../site/script-timeout.ts';
import { isHere } from '../client/follow-links.ts';
import { positionOf } from '../client/scroll.ts';
import type { Reporting } from '../client/vitals.ts';
import { closest } from '../closest.ts';
import { createTakeover } from './takeover.ts';
import { actWithoutScript } from './without-script.ts';

/** Replaced at build: URLs of src/app/entry-client.tsx and client/vitals.ts, and the settings for measurements. */
declare const ENTRY_URL: string;
declare const VITALS_URL: string;
declare const REPORTING: Reporting | null;

type Entry = typeof import('../entry-client.tsx');
type Measuring = typeof import('../client/vitals.ts');

const takeover = createTakeover({
  load: () =>
    withTimeout(import(/* @vite-ignore */ ENTRY_URL).then(({ start }: Entry) => start())).then(() =>
      watch('[data-app-near=later]'),
    ),
  withoutScript: actWithoutScript,
});
window.takeover = takeover;
addEventListener('DOMContentLoaded', () => takeover.record([document.body]));
const ask = (part = takeover.page) => takeover.move(part, 'asked');

/** Elements whose use shows intent. The theme switch and the action bar work without React. */
const usable =
  'a[href],button:not([data-theme-toggle],[data-action-bar] *),summary,input,textarea,label,[tabindex="0"],[data-slot]';
/** Controls that need React: buttons, including those of forms, and links that React enhances. */
const controls = 'button:not([data-theme-toggle],[data-notice] button,[data-action-bar] *),a[data-keep]';

// On the window and capturing, since React stops events in boundaries that are not hydrated at its root.
const on = <K extends keyof WindowEventMap>(names: K[], act: (event: WindowEventMap[K]) => void) => {
  for (const name of names) addEventListener(name, act, { capture: true });
};
/** Stops an act that is queued or explained instead; an older explanation is out of date. */
const stop = (event: Event) => {
  explain('');
  event.preventDefault();
  event.stopImmediatePropagation();
};

on(['click'], (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const control = closest(event, controls);
  if (control && takeover.enqueue(control, () => control.click())) return stop(event);
  // Offline, following a link would replace a readable page by the browser's error page.
  const link = closest<HTMLAnchorElement>(event, 'a[href]');
  if (navigator.onLine || takeover.page.state === 'taken-over') return;
  if (link?.origin !== location.origin || link.target || isHere(link)) return;
  stop(event);
  explain('page');
});
on(['keydown'], (event) => {
  ask();
  const { key, code, altKey, shiftKey, target } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (altKey || shiftKey) return;
  if (isCommand && code === 'KeyK') {
    const search = document.querySelector<HTMLElement>('header [aria-haspopup]');
    if (search && takeover.enqueue(search, () => search.click())) stop(event);
  } else if (key === ' ') {
    // A link that is to be a button.
    const control = closest(event, 'a[data-keep]');
    if (control && takeover.enqueue(control, () => control.click())) stop(event);
  } else if (!isCommand && /^(?:Arrow|Home|End|Enter|\S$)/.test(key)) {
    const control = closest(event, key === 'Enter' ? '[type=search]' : '[data-scene] button,[role=tab]');
    const again = () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
    if (control && target === control && takeover.enqueue(control, again)) stop(event);
  }
});
// Sliders and search fields take values by themselves, but only React acts on these: if it fails to load, a notice says so.
on(['input'], (event) => {
  const field = closest(event, '[type=range],[type=search]');
  if (field) takeover.enqueue(field, () => {});
});
const askFor = (event: Event) => {
  if (closest(event, usable)) ask(takeover.around(event.target) ?? takeover.page);
};
on(['pointerdown', 'touchstart', 'focusin'], askFor);
// Moving a pointer over a control is intent. Some browsers also fire `pointermove` without movement when a page opens or
// scrolls under a resting pointer.
on(['pointermove'], (event) => {
  if (event.movementX || event.movementY) askFor(event);
});
// A mouse that drags before hydration leaves the handle; a finger keeps it by itself.
on(['pointerdown'], (event) =>
  closest(event, '[data-drag],[data-drag] button')?.setPointerCapture(event.pointerId),
);
// `<details>` opened by the browser, as by find-in-page. The first of a group is served open and fires the event too.
on(['toggle'], (event) => {
  const part = closest(event, 'details + details') && takeover.around(event.target);
  if (part) ask(part);
});
// Back or forward before React is there: another page is reloaded. An entry of an earlier document gets the position that this
// one has stored; the browser restores all others.
const { pathname } = location;
on(['popstate'], () => {
  const isOther = location.pathname !== pathname;
  if (takeover.page.state === 'taken-over' || !(isOther || history.scrollRestoration === 'manual')) return;
  const top = positionOf(history.state);
  if (isOther) {
    // The reload keeps the present position: the page must be long enough for it, and no element may shift it.
    document.documentElement.style.minHeight = `${top + innerHeight}px`;
    document.body.style.setProperty('overflow-anchor', 'none');
  }
  scrollTo({ top, behavior: 'instant' });
  history.scrollRestoration = 'auto';
  if (isOther) location.reload();
});

/** Asks for the parts that match a selector when they come near the window. */
function watch(parts: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const part = takeover.around(target);
        if (part) ask(part);
      }
    },
    { rootMargin: '300px 0px' },
  );
  for (const element of document.querySelectorAll(parts)) observer.observe(element);
}
/** Watches parts that hydrate when near, and loads the measurements. */
function watchAndMeasure(): void {
  watch('[data-app-near=""]');
  // Search also starts from `?q=` (src/search/ui/SearchButton.tsx).
  if (/[?&]q=/.test(location.search)) ask();
  withTimeout(import(/* @vite-ignore */ VITALS_URL)).then(
    ({ reportVitals }: Measuring) => reportVitals(REPORTING),
    () => {},
  );
}
// Without intent nothing is loaded before `load`, two frames for the first paint, and an idle moment.
function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(watchAndMeasure, { timeout: 4000 });
  else setTimeout(watchAndMeasure, 500);
}
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(whenIdle)));
