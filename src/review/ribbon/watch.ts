/**
 * Calls back, once a frame at most, after anything that may have moved a part of the page.
 * @returns ends it
 */
export function onMoved(page: Element, moved: () => void): () => void {
  const stop = new AbortController();
  let queued = 0;
  const queue = () => {
    queued ||= requestAnimationFrame(() => {
      queued = 0;
      moved();
    });
  };
  const sizes = new ResizeObserver(queue);
  sizes.observe(document.documentElement);
  const mutations = new MutationObserver(queue);
  mutations.observe(page, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open', 'hidden', 'class', 'data-state'],
  });
  const { signal } = stop;
  addEventListener('scroll', queue, { capture: true, passive: true, signal });
  addEventListener('resize', queue, { signal });
  document.addEventListener('transitionend', queue, { signal });
  return () => {
    stop.abort();
    sizes.disconnect();
    mutations.disconnect();
    cancelAnimationFrame(queued);
  };
}
