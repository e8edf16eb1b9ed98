/** The header is fixed when the page is scrolled by more than this many pixels (CSS pixels). */
const stickyAfter = 80;

const stick = () => document.querySelector('header')?.toggleAttribute('data-sticky', scrollY > stickyAfter);

/** The way up, where something that can be pressed reaches into the margin under it, gives way to that. */
function isCovering(arrow: Element): boolean {
  const { left, top, bottom } = arrow.getBoundingClientRect();
  return [top, (top + bottom) / 2, bottom].some((y) =>
    document.elementsFromPoint(left, y).some((element) => {
      const control = element.closest('a, button, input, textarea, summary, label');
      return control && control !== arrow;
    }),
  );
}

/** What the header and the way up do while somebody scrolls, for the whole life of the page. */
export function followScroll(): void {
  const onScroll = () => {
    stick();
    const arrow = document.querySelector('footer a[href="#top"]');
    if (arrow) document.documentElement.toggleAttribute('data-covering', isCovering(arrow));
  };
  addEventListener('scroll', onScroll, { passive: true });
  // A page that opens scrolled.
  document.addEventListener('DOMContentLoaded', stick);
}
