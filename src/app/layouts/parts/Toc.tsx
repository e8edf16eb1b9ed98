import { useEffect, useRef, useState } from 'react';
import type { Heading } from '../../../content/mdx/heading-ids.ts';
import { useLabels } from '../../../site/hooks.ts';
import { usePart } from '../../../site/part.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import styles from './Toc.module.css';

/** A text with fewer sections needs no table of contents. */
const fewest = 3;
/** Width from which the contents are beside the text, as in Toc.module.css and the layouts' grids. */
const wide = '(min-width: 75em)';

export const hasToc = (headings: readonly Heading[]) =>
  headings.filter(({ level }) => level === 2).length >= fewest;

/** A section is current once its heading has reached the upper third of the window. */
const line = 0.35;
/** More than the height of any page, in pixels. */
const endless = 1_000_000;

/** The id of the last heading above the reading line; null before the first one and before hydration. */
function useCurrentHeading(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const isPassed = (element: Element) => element.getBoundingClientRect().top <= innerHeight * line;
    const update = () => setCurrent(elements.findLast(isPassed)?.id ?? null);
    // Fires only when a heading crosses the line. The observed area has no upper edge, so jumps over the whole text count
    // too.
    const rootMargin = `${endless}px 0px -${(1 - line) * 100}% 0px`;
    const observer = new IntersectionObserver(update, { rootMargin });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}

type Part = Heading & { parts: Heading[] };

/** Headings of the second level with those of the third level below them. */
function nested(headings: readonly Heading[]): Part[] {
  const parts: Part[] = [];
  for (const heading of headings) {
    const last = parts.at(-1);
    if (heading.level === 3 && last) last.parts.push(heading);
    else parts.push({ ...heading, parts: [] });
  }
  return parts;
}

/**
 * Table of contents: sticky beside the text on wide screens, folded above it on narrow ones. Plain links in a `<details>`;
 * after hydration it is open on wide screens and marks the current section. It never asks for React by itself: a reader on a
 * phone, where it is folded, would load all of it.
 */
export function Toc({ headings }: { headings: readonly Heading[] }) {
  const label = useLabels().contents;
  const details = useRef<HTMLDetailsElement>(null);
  const [ready, setReady] = useState(false);
  const current = useCurrentHeading(headings);

  useEffect(() => {
    const media = matchMedia(wide);
    const follow = () => {
      if (details.current) details.current.open = media.matches;
    };
    // It stays open if a visitor opened it on a phone before hydration.
    if (media.matches) follow();
    setReady(true);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);

  const list = (items: readonly (Heading & { parts?: Heading[] })[]) => (
    <ol className={styles.list}>
      {items.map(({ id, title, parts = [] }) => (
        <li key={id}>
          <Link
            href={`#${id}`}
            className={styles.link}
            aria-current={id === current ? 'location' : undefined}
          >
            {title}
          </Link>
          {parts.length > 0 && list(parts)}
        </li>
      ))}
    </ol>
  );
  return (
    <nav {...usePart('later')} className={styles.root} aria-label={label}>
      <details ref={details} className={styles.fold} data-ready={ready || undefined} suppressHydrationWarning>
        <summary className={styles.summary}>
          <span className={styles.label}>{label}</span>
          <Icon name="chevron-down" className={styles.sign} />
        </summary>
        {list(nested(headings))}
      </details>
    </nav>
  );
}
