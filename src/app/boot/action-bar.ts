/**
 * Inline in the head: on a phone the page's first action comes back as a bar at the window's foot once it has left the window,
 * for the whole life of the page. The bar is a copy that no HTML carries and React does not know: the page's own words and
 * address, so it fits whoever the page is for. It goes where there is something to do or to type, and for the whole visit
 * when it was put away.
 */
const phone = matchMedia('(max-width: 39.99em)');
const memory = 'bar';
/** Inline, once a document: there is nobody whose state it could be. */
let bar: HTMLElement | undefined;
let shown: Element | undefined;
let isPutAway = false;
try {
  isPutAway = sessionStorage.getItem(memory) !== null;
} catch {
  // Denied storage: it stays away as long as the page.
}

/** The bar with a copy of a page's action. */
function make(action: Element): HTMLElement {
  const made = document.createElement('aside');
  const isEnglish = document.documentElement.lang === 'en';
  made.dataset.actionBar = '';
  made.setAttribute('aria-label', isEnglish ? 'Next step' : 'Следующий шаг');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', isEnglish ? 'Hide' : 'Скрыть');
  close.onclick = () => {
    isPutAway = true;
    update();
    try {
      sessionStorage.setItem(memory, '');
    } catch {
      // As above.
    }
  };
  made.append(action.cloneNode(true), close);
  return made;
}

const isSeen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

function update(): void {
  const [first, ...others] = document.querySelectorAll('main a[data-variant=primary]');
  const isWanted =
    first !== undefined &&
    phone.matches &&
    !isPutAway &&
    first.getBoundingClientRect().bottom <= 0 &&
    ![...others, ...document.querySelectorAll('main form, footer:not(main *)')].some(isSeen) &&
    !document.activeElement?.matches('input, textarea') &&
    !document.querySelector('[data-menu][open]');
  document.documentElement.toggleAttribute('data-bar', isWanted);
  if (isWanted && shown === first) return;
  bar?.remove();
  bar = isWanted ? make(first) : undefined;
  shown = isWanted ? first : undefined;
  if (bar) document.body.append(bar);
}

addEventListener('scroll', update, { passive: true });
document.addEventListener('focusin', update);
document.addEventListener('toggle', update, true);

export {};
