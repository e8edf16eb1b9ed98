import { useEffect } from 'react';

/** A hand that rests on the glass moves the page by less than this, px. */
const STILL = 8;
/** So near the end there is nothing more to read, px. */
const END = 120;

/** Marks the document while somebody reads down the page, so that nothing floats over the lines (ScrollToTop.module.css). */
export function useReadingDown() {
  useEffect(() => {
    const root = document.documentElement;
    let last = window.scrollY;
    const onScroll = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < STILL) return;
      last = window.scrollY;
      const left = root.scrollHeight - last - window.innerHeight;
      // More than a window at once is a jump to an anchor: whoever jumps may want to go back.
      root.toggleAttribute('data-reading', moved > 0 && moved < window.innerHeight && left > END);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      root.removeAttribute('data-reading');
    };
  }, []);
}
