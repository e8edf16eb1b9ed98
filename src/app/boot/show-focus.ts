/**
 * Scrolls a link focused by keyboard to the middle of its shelf: browsers stop as soon as two of its pixels are visible.
 */
export function showFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    let shelf = target.parentElement;
    while (shelf && getComputedStyle(shelf).overflowX !== 'auto') shelf = shelf.parentElement;
    // Carousels do that themselves.
    if (!shelf || shelf.matches('.swiper-initialized')) return;
    const [at, around] = [target, shelf].map((box) => box.getBoundingClientRect()) as [DOMRect, DOMRect];
    shelf.scrollBy({ left: (at.left + at.right - around.left - around.right) / 2 });
  });
}
