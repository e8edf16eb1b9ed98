import { useEffect, useState } from 'react';
import type { Heading } from '../../../content/mdx/heading-ids.ts';

/** A section is being read once its heading has risen into the upper third of the window. */
const line = 0.35;
/** Higher than any page, in pixels. */
const endless = 1_000_000;

/** The id of the last heading above the reading line; null before the first one and before hydration. */
export function useCurrentHeading(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const passed = elements.filter(
        (element) => element.getBoundingClientRect().top <= window.innerHeight * line,
      );
      setCurrent(passed.at(-1)?.id ?? null);
    };
    // Told only when a heading crosses the line, never on every scroll: what it watches has no upper edge, so that a
    // jump over the whole text is told too.
    const rootMargin = `${endless}px 0px -${(1 - line) * 100}% 0px`;
    const observer = new IntersectionObserver(update, { rootMargin });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
