import { useEffect, useRef, useState } from 'react';
import type { Heading } from '../../../content/mdx/heading-ids.ts';
import { useLabels } from '../../../site/hooks.ts';
import { usePart } from '../../../site/part.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import styles from './Toc.module.css';

/** Fewer sections than this are seen at a glance. */
const fewest = 3;
/** From here the contents stand beside the text (Toc.module.css and the layouts' grids say the same). */
const wide = '(min-width: 75em)';

export const hasToc = (headings: readonly Heading[]) =>
  headings.filter(({ level }) => level === 2).length >= fewest;

/** A section is being read once its heading has risen into the upper third of the window. */
const line = 0.35;
/** Higher than any page, in pixels. */
const endless = 1_000_000;

/** The id of the last heading above the reading line; null before the first one and before hydration. */
function useCurrentHeading(headings: readonly Heading[]): string | null {
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

type Part = Heading & { parts: Heading[] };

/** Second-level headings with the third-level ones that follow each. */
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
 * The contents of a long text: beside it and always in sight on a wide screen, folded above it on a narrow one. Plain
 * links in one `<details>`; after hydration it is open where there is room and the section being read is marked.
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
    // What a visitor has opened on a phone before React came stays open.
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
    <nav {...usePart(true)} className={styles.root} aria-label={label}>
      <details ref={details} className={styles.fold} data-ready={ready || undefined} suppressHydrationWarning>
        <summary className={styles.summary}>
          {label}
          <Icon name="chevron-down" className={styles.sign} />
        </summary>
        {list(nested(headings))}
      </details>
    </nav>
  );
}
