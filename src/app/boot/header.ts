/** Scroll position in CSS pixels beyond which the header is fixed. */
export const stickyAfter = 80;

/** Fixes the header. On the way up it stays so until it is back in its place, or it would jump out of sight. */
function stick(): void {
  const header = document.querySelector('header');
  const isSticky = header?.toggleAttribute('data-sticky', scrollY > stickyAfter);
  if (isSticky || scrollY <= (header?.parentElement?.offsetTop ?? 0))
    header?.toggleAttribute('data-fixed', isSticky);
}

/** Hides the link to the top while it covers a control. */
function uncover(): void {
  const arrow = document.querySelector('footer a[href="#top"]');
  if (!arrow) return;
  const { left, top, bottom } = arrow.getBoundingClientRect();
  const isCovering = [top, (top + bottom) / 2, bottom].some((y) =>
    document
      .elementsFromPoint(left, y)
      .some((element) => (element.closest('a, button, input, textarea, summary, label') ?? arrow) !== arrow),
  );
  document.documentElement.toggleAttribute('data-covering', isCovering);
}

/** Updates the header while the page scrolls, and the link to the top when it rests: looking below it is slow. */
export function followScroll(): void {
  let resting: number;
  const onScroll = () => {
    stick();
    clearTimeout(resting);
    resting = window.setTimeout(uncover, 100);
  };
  // Also fires if the page opens scrolled.
  addEventListener('scroll', onScroll, { passive: true });
}
