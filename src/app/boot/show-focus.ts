/**
 * Scrolls an element focused by keyboard to the middle of its horizontal scroller: browsers stop as soon as two of its pixels
 * are visible.
 */
export function showFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    let scroller = target.parentElement;
    while (scroller && getComputedStyle(scroller).overflowX !== 'auto') scroller = scroller.parentElement;
    // Carousels do that themselves.
    if (!scroller || scroller.matches('.swiper-initialized')) return;
    const [at, around] = [target, scroller].map((box) => box.getBoundingClientRect()) as [DOMRect, DOMRect];
    scroller.scrollBy({ left: (at.left + at.right - around.left - around.right) / 2 });
  });
}
