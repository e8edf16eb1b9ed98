import { closest } from '../closest.ts';
import { stickyAfter } from './header.ts';

/** The drawer's toggle; the drawer is its sibling, so what belongs to a menu is in the menu's parent. */
const drawer = '[data-menu]';
/** Entries that open: menus in the bar, sections in the drawer. */
const entries = 'details[name=menu]';

/** `--from-laptop` of src/styles/widths.css. */
const wide = '(min-width: 64em)';
const isBar = () => matchMedia(wide).matches;

const openOf = (kind: string) => document.querySelectorAll<HTMLDetailsElement>(`${kind}[open]`);
/** The open menus at the current width. */
const open = () => openOf(isBar() ? entries : drawer);
const close = (menus: Iterable<HTMLDetailsElement>) => {
  for (const menu of menus) menu.open = false;
};

/** Closes menus on a press outside and when focus leaves them. */
const onLeave = ({ target, type }: Event) => {
  for (const menu of open()) {
    if (!(target instanceof Node) || menu.parentElement?.contains(target)) continue;
    // Focus on an ancestor stays: it comes from a press on something unfocusable inside the menu, and Chromium crashes if
    // `<details>` close during a press.
    if (type === 'pointerdown' || !target.contains(menu)) menu.open = false;
  }
};
/** Closes a menu on Escape and focuses its toggle, unless focus is elsewhere, since the mouse may have opened it. */
const onKey = ({ key }: KeyboardEvent) => {
  const [menu] = key === 'Escape' ? open() : [];
  if (!menu) return;
  const { activeElement } = document;
  if (menu.parentElement?.contains(activeElement) || activeElement?.contains(menu))
    menu.querySelector('summary')?.focus();
  menu.open = false;
};

/** Milliseconds of hovering until an entry opens, long enough to pass over it, and until it closes. */
const openAfter = 130;
const closeAfter = 260;

/**
 * Opens an entry when a mouse rests on it, and closes it when the mouse leaves; entries opened by click or key stay open.
 * Touch and pen use the native toggle.
 * @returns the click handler of the entries' toggles
 */
function followMouse(): (menu: HTMLDetailsElement, event: Event) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosing = false;
  let hovered: HTMLDetailsElement | null = null;
  /** Closed by a click: stays closed until the mouse has left it. */
  let dismissed: HTMLDetailsElement | null = null;
  const openOnly = (menu: HTMLDetailsElement | null) => {
    isClosing = false;
    for (const other of openOf(entries)) if (menu || other === hovered) other.open = false;
    hovered = menu;
    if (menu) menu.open = true;
  };
  const onOver = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !isBar()) return;
    const menu = closest<HTMLDetailsElement>(event, entries);
    if (menu !== dismissed) dismissed = null;
    // Further moves outside do not restart the timer.
    if (!menu && isClosing) return;
    clearTimeout(timer);
    isClosing = false;
    if (menu?.open || dismissed || !(menu || hovered)) return;
    isClosing = !menu;
    timer = setTimeout(openOnly, menu ? openAfter : closeAfter, menu);
  };
  const onOut = ({ relatedTarget }: PointerEvent) => {
    if (relatedTarget || !hovered) return;
    clearTimeout(timer);
    timer = setTimeout(openOnly, closeAfter, null);
  };
  if (matchMedia('(hover: hover) and (pointer: fine)').matches) {
    document.addEventListener('pointerover', onOver, true);
    document.addEventListener('pointerout', onOut, true);
  }
  return (menu, event) => {
    clearTimeout(timer);
    // A click right after the hover that opened the menu pins it instead of closing it.
    if (menu.open && menu === hovered) event.preventDefault();
    else if (menu.open) dismissed = menu;
    hovered = null;
  };
}

/** Close watcher (HTML, "Close requests and close watchers"; Chrome 126), missing in TypeScript's types. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** A phone's back button closes the open drawer, as it does with a dialog. */
function closeDrawerByBack(): void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (!CloseWatcher) return;
  let watcher: CloseWatcher | undefined;
  const onToggle = (event: Event) => {
    const menu = closest<HTMLDetailsElement>(event, drawer);
    if (!menu) return;
    watcher?.destroy();
    if (!menu.open) return;
    watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close([menu]));
  };
  document.addEventListener('toggle', onToggle, true);
}

/**
 * Enhances menus and accordions, with or without React. They are native `<details>`, which the browser opens and closes.
 */
export function enhanceMenus(): void {
  const onEntry = followMouse();
  const onClick = (event: MouseEvent) => {
    const link = closest<HTMLAnchorElement>(event, 'a');
    // Closes before the page has loaded; not for links that open a new tab.
    if (link && !(link.target || event.ctrlKey || event.metaKey || event.shiftKey)) return close(open());
    const summary = closest(event, 'summary');
    const chosen = closest<HTMLDetailsElement>(event, 'details');
    if (!summary || !chosen) return;
    // The second press of a double one would close what the first has opened.
    if (event.detail > 1) return event.preventDefault();
    // The header, which is fixed only later, and with it the drawer's toggle would be cut off.
    if (chosen.matches(drawer) && scrollY <= stickyAfter) scrollTo(0, 0);
    if (!chosen.matches('[name]')) return;
    const isEntry = chosen.matches(entries);
    if (isEntry && isBar()) return onEntry(chosen, event);
    // An entry closing above may move it out of sight: in the drawer at once, elsewhere during `--collapse`.
    const end = isEntry ? 0 : event.timeStamp + 400;
    let top = scrollY;
    const show = (now: number) => {
      // Not if the visitor scrolls meanwhile.
      if (scrollY !== top) return;
      summary.scrollIntoView({ block: 'nearest' });
      top = scrollY;
      if (now < end) requestAnimationFrame(show);
    };
    requestAnimationFrame(show);
  };
  // Capturing, since React stops events in parts that are not hydrated.
  document.addEventListener('pointerdown', onLeave, true);
  document.addEventListener('focusin', onLeave, true);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('click', onClick, true);
  addEventListener('popstate', () => close(open()));
  closeDrawerByBack();
  // A menu open in the bar would be in the way in the drawer, and the reverse.
  matchMedia(wide).addEventListener('change', () => close(openOf(`:is(${drawer}, ${entries})`)));
}
