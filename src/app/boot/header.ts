/** Inline in the head: what the header and the way up do while somebody scrolls, for the whole life of the page. */

/** The header is fixed when the page is scrolled by more than this many pixels (CSS pixels). */
const stickyAfter = 80;
/** A hand that rests on the glass moves the page by less than this, px. */
const still = 8;
/** So near the end there is nothing more to read, px. */
const end = 120;

const root = document.documentElement;
/** Inline, once a document: there is nobody whose state it could be. */
let last = 0;
const stick = () => document.querySelector('header')?.toggleAttribute('data-sticky', scrollY > stickyAfter);
/** The way up, where something that can be pressed lies under it, gives way to that. */
const makeWay = () => {
  const arrow = document.querySelector('footer a[href="#top"]');
  if (!arrow) return;
  const { left, right, top, bottom } = arrow.getBoundingClientRect();
  const isCovering = [left, (left + right) / 2, right].some((x) =>
    [top, (top + bottom) / 2, bottom].some((y) =>
      document.elementsFromPoint(x, y).some((element) => {
        const control = element.closest('a, button, input, textarea, summary, label');
        return control && control !== arrow;
      }),
    ),
  );
  root.toggleAttribute('data-covering', isCovering);
};
const onScroll = () => {
  stick();
  makeWay();
  const moved = scrollY - last;
  if (Math.abs(moved) < still) return;
  last = scrollY;
  const left = root.scrollHeight - last - innerHeight;
  // Nothing floats over the lines of whoever reads down the page. More than a window at once is a jump to an anchor:
  // whoever jumps may want to go back.
  root.toggleAttribute('data-reading', moved > 0 && moved < innerHeight && left > end);
};
addEventListener('scroll', onScroll, { passive: true });
// A page that opens scrolled.
document.addEventListener('DOMContentLoaded', stick);

export {};
