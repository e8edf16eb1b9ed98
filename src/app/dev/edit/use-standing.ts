import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a tool of the editor where it belongs over the page, however the page is scrolled or grows.
 * @param place where in the window, reckoned anew each time; it may hide the tool
 */
export function useStanding(
  tool: RefObject<HTMLElement | null>,
  place: (tool: HTMLElement) => { top: number; left: number },
): void {
  useLayoutEffect(() => {
    const stand = () => {
      if (!tool.current) return;
      const { top, left } = place(tool.current);
      tool.current.style.setProperty('--top', `${top}px`);
      tool.current.style.setProperty('--left', `${left}px`);
    };
    stand();
    addEventListener('scroll', stand, { passive: true });
    addEventListener('resize', stand);
    const watched = new ResizeObserver(stand);
    watched.observe(document.body);
    return () => {
      watched.disconnect();
      removeEventListener('scroll', stand);
      removeEventListener('resize', stand);
    };
  });
}
