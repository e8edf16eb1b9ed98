import { useEffect, useState } from 'react';
import type { Heading } from '../../../content/mdx/heading-ids.ts';

/** A section is being read once its heading has risen into the upper third of the window. */
const line = 0.35;

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
    // Told only when a heading crosses the line or leaves at the top, never on every scroll.
    const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${(1 - line) * 100}% 0px` });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
