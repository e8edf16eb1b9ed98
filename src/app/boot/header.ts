/** The header is fixed when the page is scrolled by more than this many pixels (CSS pixels). */
const stickyAfter = 80;
/** A hand that rests on the glass moves the page by less than this, px. */
const still = 8;
/** So near the end there is nothing more to read, px. */
const end = 120;

const stick = () => document.querySelector('header')?.toggleAttribute('data-sticky', scrollY > stickyAfter);

/** The way up, where something that can be pressed lies under it, gives way to that. */
function isCovering(arrow: Element): boolean {
  const { left, right, top, bottom } = arrow.getBoundingClientRect();
  return [left, (left + right) / 2, right].some((x) =>
    [top, (top + bottom) / 2, bottom].some((y) =>
      document.elementsFromPoint(x, y).some((element) => {
        const control = element.closest('a, button, input, textarea, summary, label');
        return control && control !== arrow;
      }),
    ),
  );
}

/** What the header and the way up do while somebody scrolls, for the whole life of the page. */
export function followScroll(): void {
  const root = document.documentElement;
  let last = 0;
  const onScroll = () => {
    stick();
    const arrow = document.querySelector('footer a[href="#top"]');
    if (arrow) root.toggleAttribute('data-covering', isCovering(arrow));
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
}
