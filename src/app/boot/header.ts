/** Scroll position in CSS pixels beyond which the header is fixed. */
const stickyAfter = 80;

const stick = () => document.querySelector('header')?.toggleAttribute('data-sticky', scrollY > stickyAfter);

/** Whether the link to the top covers a control: then it is hidden. */
function isCovering(arrow: Element): boolean {
  const { left, top, bottom } = arrow.getBoundingClientRect();
  return [top, (top + bottom) / 2, bottom].some((y) =>
    document.elementsFromPoint(left, y).some((element) => {
      const control = element.closest('a, button, input, textarea, summary, label');
      return control && control !== arrow;
    }),
  );
}

/** Updates the header and the link to the top while the page scrolls. */
export function followScroll(): void {
  const onScroll = () => {
    stick();
    const arrow = document.querySelector('footer a[href="#top"]');
    if (arrow) document.documentElement.toggleAttribute('data-covering', isCovering(arrow));
  };
  addEventListener('scroll', onScroll, { passive: true });
  // The page may open scrolled.
  document.addEventListener('DOMContentLoaded', stick);
}
