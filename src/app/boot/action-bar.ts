import { recall, remember } from '../../browser-storage.ts';
import { closest } from '../closest.ts';

const storageKey = 'bar';

/** Makes the bar with a copy of the page's action, with the same text and link; in the bar it is the main one. */
function make(action: HTMLElement, onClose: (event: MouseEvent) => void): HTMLElement {
  const bar = document.createElement('aside');
  const isEnglish = document.documentElement.lang === 'en';
  bar.dataset.actionBar = '';
  bar.className = 'no-print';
  bar.setAttribute('aria-label', isEnglish ? 'Next step' : 'Следующий шаг');
  bar.innerHTML = `<button aria-label="${isEnglish ? 'Back to top' : 'Наверх'}">↑</button><button aria-label="${isEnglish ? 'Hide' : 'Скрыть'}">×</button>`;
  const [toTop, close] = bar.children as HTMLCollectionOf<HTMLElement>;
  const copy = action.cloneNode(true) as HTMLElement;
  copy.dataset.variant = 'primary';
  toTop?.after(copy);
  toTop?.addEventListener('click', () =>
    document.querySelector<HTMLElement>('footer a[href="#top"]')?.click(),
  );
  close?.addEventListener('click', onClose);
  return bar;
}

const isSeen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Whether the bar would be in the way: another action, a form or the footer is in sight, a field has focus, or the drawer is open. */
const isInTheWay = () =>
  [...document.querySelectorAll('main a[data-variant=primary],main form,footer:not(main *)')].some(isSeen) ||
  document.activeElement?.matches(':read-write') ||
  document.querySelector('[data-menu][open]') !== null;

/**
 * On phones, shows a copy of the page's first action in a bar at the bottom of the window once the action has scrolled out of
 * sight. The bar is neither in the served HTML nor known to React. It hides while it would be in the way, and for the
 * whole visit once it was closed.
 */
export function showActionBar(): void {
  // `--phone` of src/styles/widths.css; a window this low is a desktop's at 400 % zoom: header and bar would take half of it.
  const phone = matchMedia('(max-width: 39.99em) and (min-height: 25em)');
  // Added once: something taken out of the middle of the body makes Chrome restyle the whole page.
  let place: Element | undefined;
  let shown: HTMLElement | undefined;
  // Without storage it stays closed for as long as the page is open.
  let isClosed = false;

  const close = ({ detail }: MouseEvent) => {
    isClosed = true;
    // By keyboard, the focus must not leave with the pressed button: it moves to the action of which the bar is a copy. A tap has
    // no focus to lose, and focusing a link asks for the page's script.
    if (detail === 0) shown?.focus({ preventScroll: true });
    update();
    remember('sessionStorage', storageKey, true);
  };
  function update(): void {
    const first = document.querySelector<HTMLElement>('main a[data-variant]:not([data-variant=quiet])');
    const isWanted =
      first !== null &&
      phone.matches &&
      first.getBoundingClientRect().bottom <= 0 &&
      !isClosed &&
      // Not at the start: the first paint would wait for it.
      recall('sessionStorage', storageKey) === null &&
      !isInTheWay();
    document.documentElement.toggleAttribute('data-bar', isWanted);
    const wanted = isWanted ? first : undefined;
    if (wanted === shown) return;
    shown = wanted;
    place ??= document.body.appendChild(document.createElement('div'));
    place.replaceChildren(...(shown ? [make(shown, close)] : []));
  }

  addEventListener('scroll', update, { passive: true });
  document.addEventListener('focusin', update);
  phone.addEventListener('change', update);
  // Only menus: questions open at first fire the event as well, and measuring would force a layout of the whole page.
  document.addEventListener('toggle', (event) => closest(event, '[data-menu]') && update(), true);
}
