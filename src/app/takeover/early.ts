/** Inline in the head: keeps what the visitor does before React answers, and decides when React is asked for. */

import { explain } from '../../site/notice.ts';
import { withTimeout } from '../../site/script-timeout.ts';
import { isHere } from '../client/follow-links.ts';
import type { Reporting } from '../client/vitals.ts';
import { closest } from '../closest.ts';
import { createRoom } from './room.ts';
import { actWithoutScript } from './without-script.ts';

/** Replaced at build: addresses of src/app/entry-client.tsx and client/vitals.ts, and where settings send measurements. */
declare const ENTRY_URL: string;
declare const VITALS_URL: string;
declare const REPORTING: Reporting | null;

type Entry = typeof import('../entry-client.tsx');
type Measuring = typeof import('../client/vitals.ts');

const room = createRoom({
  load: () =>
    withTimeout(import(/* @vite-ignore */ ENTRY_URL).then(({ start }: Entry) => start())).then(() =>
      watch('[data-app-near=later]'),
    ),
  withoutScript: actWithoutScript,
});
window.takeover = room;
const ask = (part = room.page) => room.move(part, 'asked');

/** What a visitor may be about to use. The theme's switch and the bar's button answer by themselves. */
const usable =
  'a[href],button:not([data-theme-toggle],[data-action-bar] *),summary,input,textarea,label,[tabindex="0"],[data-slot]';
/** Controls that do nothing without script, forms' own buttons, and links that React makes more of. */
const controls = 'button:not([data-theme-toggle],[data-notice] button,[data-action-bar] *),a[data-keep]';

// On the window, while capturing: React stops, at its root, what happens in a part that it has not taken over.
const on = <K extends keyof WindowEventMap>(names: K[], act: (event: WindowEventMap[K]) => void) => {
  for (const name of names) addEventListener(name, act, { capture: true });
};
const stop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

on(['click'], (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const control = closest(event, controls);
  if (control && room.keep(control, () => control.click())) return stop(event);
  // A page load without a connection would leave the page that can be read.
  const link = closest(event, 'a[href]');
  if (!(link instanceof HTMLAnchorElement) || navigator.onLine || room.page.state === 'taken-over') return;
  if (link.origin !== location.origin || link.target || isHere(link)) return;
  stop(event);
  explain('page');
});
on(['keydown'], (event) => {
  ask();
  const { key, code, altKey, shiftKey, target } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (altKey || shiftKey) return;
  if (isCommand && code === 'KeyK') {
    const search = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
    if (search && room.keep(search, () => search.click())) stop(event);
  } else if (!isCommand && /^(?:Arrow|Home$|End$|\S$)/.test(key)) {
    const control = closest(event, '[role=tab],[data-scene] button');
    const again = () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
    if (control && target === control && room.keep(control, again)) stop(event);
  }
});
const askFor = (event: Event) => {
  if (closest(event, usable)) ask(room.around(event.target) ?? room.page);
};
on(['pointerdown', 'touchstart', 'focusin'], askFor);
// Reading and scrolling are no intent; a pointer that is moved over a control is. A page that opens or scrolls under a resting
// pointer is not: some browsers then send a `pointermove` without any movement.
on(['pointermove'], (event) => {
  if (event.movementX || event.movementY) askFor(event);
});
// What the browser opens by itself, as its search in the page does. A group's first is served open, and says so as well.
on(['toggle'], (event) => {
  const part = closest(event, 'details + details') && room.around(event.target);
  if (part) ask(part);
});
// Back to another page of this document's history, which no script is there to show.
const { pathname } = location;
on(['popstate'], () => {
  if (room.page.state !== 'taken-over' && location.pathname !== pathname) location.reload();
});

/** Asks for parts when they come near the window, so that they are ready when they are seen. */
function watch(parts: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const part = room.around(target);
        if (part) ask(part);
      }
    },
    { rootMargin: '300px 0px' },
  );
  for (const element of document.querySelectorAll(parts)) observer.observe(element);
}
/** What needs React without anybody's touch; then the measurements. */
function look(): void {
  watch('[data-app-near=""]');
  // A question in the address is asked of the search (src/search/ui/SearchButton.tsx).
  if (/[?&]q=/.test(location.search)) ask();
  withTimeout(import(/* @vite-ignore */ VITALS_URL)).then(
    ({ reportVitals }: Measuring) => reportVitals(REPORTING),
    () => {},
  );
}
// Nothing is asked for before the page has loaded and its first paint is behind us: two frames, and a quiet moment.
function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(look, { timeout: 4000 });
  else setTimeout(look, 500);
}
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(whenIdle)));
