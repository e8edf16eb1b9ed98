/**
 * A link that keys have come to comes to the middle of its shelf: browsers are content where two of its pixels are in sight.
 */
export function showFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    let shelf = target.parentElement;
    while (shelf && getComputedStyle(shelf).overflowX !== 'auto') shelf = shelf.parentElement;
    // A carousel turns to what has the focus by itself.
    if (!shelf || shelf.matches('.swiper-initialized')) return;
    const [at, around] = [target, shelf].map((box) => box.getBoundingClientRect()) as [DOMRect, DOMRect];
    shelf.scrollBy({ left: (at.left + at.right - around.left - around.right) / 2 });
  });
}
