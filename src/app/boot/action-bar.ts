import { recall, remember } from '../../memory.ts';
import { closest } from '../closest.ts';

const memory = 'bar';

function makeButton(sign: string, label: string, onClick: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = sign;
  button.setAttribute('aria-label', label);
  button.onclick = onClick;
  return button;
}

/** The footer's own way up, which is far away. */
const toTop = () => document.querySelector<HTMLElement>('footer a[href="#top"]')?.click();

/** The bar with a copy of a page's action, the page's own words and address. */
function make(action: Element, onClose: () => void): HTMLElement {
  const bar = document.createElement('aside');
  const isEnglish = document.documentElement.lang === 'en';
  bar.dataset.actionBar = '';
  bar.setAttribute('aria-label', isEnglish ? 'Next step' : 'Следующий шаг');
  bar.append(
    makeButton('↑', isEnglish ? 'Back to top' : 'Наверх', toTop),
    action.cloneNode(true),
    makeButton('×', isEnglish ? 'Hide' : 'Скрыть', onClose),
  );
  return bar;
}

const isSeen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Whether there is something to do or to type, or a menu over the page. */
const isBusy = (others: Iterable<Element>) =>
  [...others, ...document.querySelectorAll('main form, footer:not(main *)')].some(isSeen) ||
  document.activeElement?.matches(':read-write') ||
  document.querySelector('[data-menu][open]') !== null;

/**
 * On a phone the page's first action comes back as a bar at the window's foot once it has left the window, for the whole
 * life of the page. The bar is a copy that no HTML carries and React does not know. It goes where the visitor is busy, and
 * for the whole visit when it was put away.
 */
export function offerAction(): void {
  // A window this low is a desktop's at 400 %: header and bar would leave half of it to read in.
  const phone = matchMedia('(max-width: 39.99em) and (min-height: 25em)');
  let bar: HTMLElement | undefined;
  let shown: Element | undefined;
  // Where storage is denied it stays away as long as the page.
  let isPutAway = recall('sessionStorage', memory) !== null;

  const putAway = () => {
    isPutAway = true;
    update();
    remember('sessionStorage', memory, true);
  };
  function update(): void {
    const [first, ...others] = document.querySelectorAll('main a[data-variant=primary]');
    const isWanted =
      first !== undefined &&
      phone.matches &&
      !isPutAway &&
      first.getBoundingClientRect().bottom <= 0 &&
      !isBusy(others);
    document.documentElement.toggleAttribute('data-bar', isWanted);
    if (isWanted && shown === first) return;
    bar?.remove();
    bar = isWanted ? make(first, putAway) : undefined;
    shown = isWanted ? first : undefined;
    if (bar) document.body.append(bar);
  }

  addEventListener('scroll', update, { passive: true });
  phone.addEventListener('change', update);
  document.addEventListener('focusin', update);
  // Only menus: a question that is open from the start says so too, and measuring would lay the whole page out for it.
  document.addEventListener('toggle', (event) => closest(event, '[data-menu]') && update(), true);
}
