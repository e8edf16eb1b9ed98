/** Calls back, once a frame at most, after anything that may have moved a part of the page. */
export function onMoved(page: Element, moved: () => void): void {
  let queued = false;
  const queue = () => {
    if (queued) return;
    queued = true;
    requestAnimationFrame(() => {
      queued = false;
      moved();
    });
  };
  new ResizeObserver(queue).observe(document.documentElement);
  new MutationObserver(queue).observe(page, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open', 'hidden', 'class', 'data-state'],
  });
  addEventListener('scroll', queue, { capture: true, passive: true });
  addEventListener('resize', queue);
  document.addEventListener('transitionend', queue);
}
