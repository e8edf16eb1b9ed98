/**
 * Scrolls an element focused by keyboard to the middle of its horizontal scroller: browsers stop as soon as two of its pixels
 * are visible. To its place and not by a distance: where cards snap, a distance leads on to the next one in its direction.
 */
export function showFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    let scroller = target.parentElement;
    while (scroller && getComputedStyle(scroller).overflowX !== 'auto') scroller = scroller.parentElement;
    // Carousels do that themselves.
    if (!scroller || scroller.matches('.swiper-initialized')) return;
    target.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
}
