import { type RefObject, useEffect, useState } from 'react';
import { useInView } from '../_shared/useInView.ts';
import { useReducedMotion } from '../_shared/useReducedMotion.ts';

const duration = 1100;

/**
 * Counts from 0 to the value once, when the element is first seen. The HTML and the first render have the final number,
 * and with reduced motion it never changes.
 */
export function useCountUp(value: number, ref: RefObject<Element | null>): number {
  // A little before: the number must not be read and then start again.
  const isSeen = useInView(ref, { once: true, margin: 64 });
  const isReduced = useReducedMotion();
  const [shown, setShown] = useState(value);

  useEffect(() => {
    if (!isSeen || isReduced) return;
    let frame = 0;
    const start = performance.now();
    const tick = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / duration));
      setShown(part === 1 ? value : Math.round(value * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [isSeen, isReduced, value]);

  return shown;
}
