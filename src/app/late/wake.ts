import { type Place, waitingAround } from './places.ts';

/** How far outside the window a part is taken over, in pixels, so that it is ready when it is seen. */
const margin = 300;

/** The first signs that somebody is about to use a part. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];

/**
 * Wakes each part when somebody comes near or touches it.
 * @returns settles when the parts that are in sight already can be taken over
 */
export async function wakeWhenNear(places: readonly Place[]): Promise<void> {
  const byElement = new Map(places.map((place) => [place.element, place]));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        byElement.get(target)?.wake();
        observer.unobserve(target);
      }
    },
    { rootMargin: `${margin}px 0px` },
  );
  const isInSight = ({ element }: Place) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  const inSight = places.filter(isInSight);
  for (const { element } of places) observer.observe(element);
  // While capturing: React stops what happens in a part that it has not taken over.
  const onSign = ({ target }: Event) => waitingAround(target)?.wake();
  for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true });
  await Promise.all(inSight.map((place) => place.wake()));
}
