import { closest } from '../closest.ts';

/** The drawer's toggle; the drawer stands beside it. */
const drawer = '[data-menu]';
/** What opens in the menu: in the bar each is a menu of its own, in the drawer a section of it. */
const entries = 'details[name=menu]';

/** `--from-laptop` of src/styles/widths.css. */
const wide = '(min-width: 64em)';
/** Whether the entries stand in the bar. */
const isBar = () => matchMedia(wide).matches;

const openOf = (kind: string) => document.querySelectorAll<HTMLDetailsElement>(`${kind}[open]`);
/** The menus that are open at this width. */
const open = () => openOf(isBar() ? entries : drawer);
const close = (menus: Iterable<HTMLDetailsElement>) => {
  for (const menu of menus) menu.open = false;
};
/** The element around all of a menu. */
const around = (menu: Element) => (menu.matches(drawer) && menu.parentElement) || menu;

/** A press outside and focus that goes on elsewhere close menus. */
const onLeave = ({ target, type }: Event) => {
  for (const menu of open()) {
    if (!(target instanceof Node) || around(menu).contains(target)) continue;
    // What is around a menu gets focus when something in it is pressed that takes none; Chromium crashes when
    // `<details>` close in the middle of a press.
    if (type === 'pointerdown' || !target.contains(menu)) menu.open = false;
  }
};
/** Escape closes a menu and gives focus back, unless somebody types elsewhere under one that the mouse opened. */
const onKey = ({ key }: KeyboardEvent) => {
  const [menu] = key === 'Escape' ? open() : [];
  if (!menu) return;
  const { activeElement } = document;
  if (around(menu).contains(activeElement) || activeElement?.contains(menu))
    menu.querySelector('summary')?.focus();
  menu.open = false;
};

/** Of `<details name>` one is open at a time: by themselves since Chrome 120, Safari 17.2 and Firefox 130. */
const closeOthers = (chosen: HTMLDetailsElement) => {
  const name = chosen.getAttribute('name');
  if (!name || chosen.open) return;
  for (const other of openOf('details')) if (other.getAttribute('name') === name) other.open = false;
};

/** Long enough to pass over an entry on the way to another place, short enough to feel immediate, in milliseconds. */
const openAfter = 130;
const closeAfter = 260;

/**
 * A mouse that rests on an entry opens it, and closes it by leaving; one that was opened by click or key stays. Touch and
 * pen are left to the native toggle.
 * @returns what a click on an entry's own words means
 */
function followMouse(): (menu: HTMLDetailsElement, event: Event) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosing = false;
  let hovered: HTMLDetailsElement | null = null;
  /** Closed by a click under the resting mouse: stays closed until the mouse has been elsewhere. */
  let dismissed: HTMLDetailsElement | null = null;
  const settle = (menu: HTMLDetailsElement | null) => {
    isClosing = false;
    for (const other of openOf(entries)) if (menu || other === hovered) other.open = false;
    hovered = menu;
    if (menu) menu.open = true;
  };
  const onOver = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !isBar()) return;
    const menu = closest<HTMLDetailsElement>(event, entries);
    if (menu !== dismissed) dismissed = null;
    // A mouse that moves on outside does not begin to leave anew.
    if (!menu && isClosing) return;
    clearTimeout(timer);
    isClosing = false;
    if (menu?.open || dismissed || !(menu || hovered)) return;
    isClosing = !menu;
    timer = setTimeout(settle, menu ? openAfter : closeAfter, menu);
  };
  const onOut = ({ relatedTarget }: PointerEvent) => {
    if (relatedTarget || !hovered) return;
    clearTimeout(timer);
    timer = setTimeout(settle, closeAfter, null);
  };
  if (matchMedia('(hover: hover) and (pointer: fine)').matches) {
    document.addEventListener('pointerover', onOver, true);
    document.addEventListener('pointerout', onOut, true);
  }
  return (menu, event) => {
    clearTimeout(timer);
    // The click that follows the opening hover means "open", not "close again"; from then on the menu is pinned.
    if (menu.open && menu === hovered) event.preventDefault();
    else if (menu.open) dismissed = menu;
    hovered = null;
  };
}

/** What closes by the back button of a phone (HTML, "Close requests and close watchers"; Chrome 126): types do not know it yet. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** Back closes the open drawer and stays on the page, as it does with a dialog. */
function closeDrawerByBack(): void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (!CloseWatcher) return;
  let watcher: CloseWatcher | undefined;
  const onToggle = (event: Event) => {
    const menu = closest<HTMLDetailsElement>(event, drawer);
    if (!menu) return;
    watcher?.destroy();
    watcher = menu.open ? new CloseWatcher() : undefined;
    watcher?.addEventListener('close', () => close([menu]));
  };
  document.addEventListener('toggle', onToggle, true);
}

/**
 * What menus and accordions of native `<details>` gain by script, for the whole life of the page, with React or without.
 * What opens them is the browser's own.
 */
export function answerMenus(): void {
  const onEntry = followMouse();
  const onClick = (event: MouseEvent) => {
    const { ctrlKey, metaKey, shiftKey } = event;
    const link = closest<HTMLAnchorElement>(event, 'a');
    // At once, not when the page has loaded; a link that opens a new tab leaves the menu as it is.
    if (link && !link.target && !ctrlKey && !metaKey && !shiftKey) return close(open());
    const summary = closest(event, 'summary');
    const chosen = summary?.parentElement;
    if (!(chosen instanceof HTMLDetailsElement)) return;
    closeOthers(chosen);
    if (!chosen.matches('[name]')) return;
    const isEntry = chosen.matches(entries);
    if (isEntry && isBar()) return onEntry(chosen, event);
    // What closes above may carry it out of sight: in the drawer at once, elsewhere for as long as `--collapse` lasts.
    const end = isEntry ? 0 : event.timeStamp + 400;
    let top = scrollY;
    const show = (now: number) => {
      // Who scrolls on is not drawn back.
      if (scrollY !== top) return;
      summary?.scrollIntoView({ block: 'nearest' });
      top = scrollY;
      if (now < end) requestAnimationFrame(show);
    };
    requestAnimationFrame(show);
  };
  // While capturing: React stops what happens in a part of the page that it has not taken over.
  document.addEventListener('pointerdown', onLeave, true);
  document.addEventListener('focusin', onLeave, true);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('click', onClick, true);
  addEventListener('popstate', () => close(open()));
  closeDrawerByBack();
  // What is open in the one is in the way in the other.
  matchMedia(wide).addEventListener('change', () => close(openOf(`:is(${drawer}, ${entries})`)));
}
