/**
 * Inline in the head: closes menus of native `<details data-menu>` for the whole life of the page, hydrated or not
 * (spec section 4, "Mobile menu"). Escape closes one and gives focus back, unless somebody types elsewhere under a menu
 * that the mouse opened; a press outside and focus that goes on elsewhere close them all. What opens them is the
 * browser's own.
 */
const open = () => document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]');

const onLeave = ({ target, type }: Event) => {
  for (const menu of open()) {
    if (!(target instanceof Node) || menu.contains(target)) continue;
    // What is around a menu gets focus when something in it is pressed that takes none; Chromium crashes when
    // `<details>` close in the middle of a press.
    if (type === 'pointerdown' || !target.contains(menu)) menu.open = false;
  }
};
const onKey = ({ key }: KeyboardEvent) => {
  const [menu] = key === 'Escape' ? open() : [];
  if (!menu) return;
  const { activeElement } = document;
  if (menu.contains(activeElement) || activeElement?.contains(menu)) menu.querySelector('summary')?.focus();
  menu.open = false;
};

// While capturing: React stops what happens in a part of the page that it has not taken over.
document.addEventListener('pointerdown', onLeave, true);
document.addEventListener('focusin', onLeave, true);
document.addEventListener('keydown', onKey, true);

export {};
