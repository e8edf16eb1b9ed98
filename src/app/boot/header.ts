/** Scroll position in CSS pixels beyond which the header is fixed. */
const stickyAfter = 80;

/** Fixes the header. On the way up it stays so until it is back in its place, or it would jump out of sight. */
function stick(): void {
  const header = document.querySelector('header');
  const isSticky = header?.toggleAttribute('data-sticky', scrollY > stickyAfter);
  if (isSticky || scrollY <= (header?.parentElement?.offsetTop ?? 0))
    header?.toggleAttribute('data-fixed', isSticky);
}

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
