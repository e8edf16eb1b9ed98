import { type RefObject, useEffect, useState } from 'react';

export interface InViewOptions {
  /** How far outside the window still counts, in CSS pixels. */
  margin?: number | undefined;
  /** Stop watching after the first time. */
  once?: boolean | undefined;
}

/** Whether the element is in (or near) the window. False on the server and in the first client render. */
export function useInView(ref: RefObject<Element | null>, { margin = 0, once = false }: InViewOptions = {}) {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        setInView(entry.isIntersecting);
        if (once && entry.isIntersecting) observer.disconnect();
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin, once]);

  return inView;
}
