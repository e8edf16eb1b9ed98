import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './drawings.module.css';
import type { Hue } from './parts.tsx';

/** Lucide shapes as one path each. Inline, so that no scene waits for a sprite to be complete. */
const shapes = {
  award: 'm15.5 12.9 1.5 8.5-5-3-5 3 1.5-8.5M6 8a6 6 0 1 0 12 0A6 6 0 1 0 6 8',
  bell: 'M10.3 21a2 2 0 0 0 3.4 0M3.3 15.3A1 1 0 0 0 4 17h16a1 1 0 0 0 .7-1.7C19.4 14 18 12.5 18 8A6 6 0 0 0 6 8c0 4.5-1.4 6-2.7 7.3',
  bowl: 'M12 21a9 9 0 0 0 9-9H3a9 9 0 0 0 9 9M7 21h10M8 8c-1-2 1-3 0-5M12 8c-1-2 1-3 0-5M16 8c-1-2 1-3 0-5',
  book: 'M12 5v16M20 19a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2h-4a5 5 0 0 0-4 2 5 5 0 0 0-4-2H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4a5 5 0 0 1 4 2 5 5 0 0 1 4-2z',
  calendar:
    'M8 2v3M16 2v3M3 9h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M8 14h.01M12 14h.01M16 14h.01',
  chart: 'M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3',
  chat: 'M3 16.3a2 2 0 0 1 .1 1.2L2 20.8A1 1 0 0 0 3.3 22l3.4-1a2 2 0 0 1 1.1 0A10 10 0 1 0 3 16.3',
  check: 'M20 6 9 17l-5-5',
  chevron: 'm6 9 6 6 6-6',
  clip: 'm16 6-8.4 8.6a2 2 0 0 0 2.8 2.8l8.4-8.6a4 4 0 1 0-5.6-5.6L4.8 11.7a6 6 0 1 0 8.5 8.5l8.4-8.6',
  clock: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 6v6l4 2',
  cross: 'M18 6 6 18M6 6l12 12',
  cup: 'M10 2v2M14 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1M6 2v2',
  file: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h9l5 5v13a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M16 13H8M16 17H8',
  folder:
    'M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.7-.9l-.8-1.2A2 2 0 0 0 8 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2z',
  grip: 'M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01',
  hand: 'M18 11V6a2 2 0 0 0-4 0M14 10V4a2 2 0 0 0-4 0v2M10 10.5V6a2 2 0 0 0-4 0v8M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.9-6-2.3l-3.6-3.6a2 2 0 0 1 2.8-2.9L7 15',
  house:
    'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .7-1.5l7-6a2 2 0 0 1 2.6 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  image:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M7 9a2 2 0 1 0 4 0 2 2 0 1 0-4 0M21 15l-3-3a2 2 0 0 0-3 0l-9 9',
  lock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M7 11V7a5 5 0 0 1 10 0v4',
  mic: 'M12 19v3M19 10v2a7 7 0 0 1-14 0v-2M12 2a3 3 0 0 1 3 3v7a3 3 0 0 1-6 0V5a3 3 0 0 1 3-3',
  pin: 'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  plate: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M7 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0',
  play: 'M5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19z',
  screen:
    'm9 10 3-3 3 3M12 13V7M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M12 17v4M8 21h8',
  search: 'm21 21-4.3-4.3M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0',
  slides: 'M2 3h20M21 3v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3M7 21l5-5 5 5',
  star: 'M11.5 2.3a.5.5 0 0 1 1 0l2.3 4.7 1.6 1.1 5.1.8a.5.5 0 0 1 .3.9l-3.7 3.6-.6 1.9.9 5.1a.5.5 0 0 1-.8.6L13 18.6h-2L6.4 21a.5.5 0 0 1-.8-.6l.9-5.1-.6-1.9-3.7-3.6a.5.5 0 0 1 .3-.9l5.1-.8L9.2 7z',
  test: 'M13 5h8M13 12h8M13 19h8M3 17l2 2 4-4M3 7l2 2 4-4',
  users:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.1a4 4 0 0 1 0 7.8M22 21v-2a4 4 0 0 0-3-3.9M5 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  video:
    'm16 13 5.2 3.5a.5.5 0 0 0 .8-.4V7.9a.5.5 0 0 0-.8-.4L16 10.5M4 6h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2',
  wallet:
    'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
} as const;

/** Names of the shapes. */
export type GlyphName = keyof typeof shapes;

type GlyphProps = { name: GlyphName; className?: string | undefined };

/** A small inline icon, one em high unless its parent's CSS says otherwise. */
export function Glyph({ name, className }: GlyphProps) {
  return (
    <svg aria-hidden="true" className={classNames(styles.glyph, className)} viewBox="0 0 24 24">
      <path d={shapes[name]} />
    </svg>
  );
}

/** An icon on a tile in the hue of the surrounding element. */
export function GlyphTile({ name, className }: GlyphProps) {
  return (
    <span className={classNames(styles.tile, className)}>
      <Glyph name={name} />
    </span>
  );
}

interface DiscProps {
  initials: string;
  /** Name of a portrait in `public/people`; the initials are shown until it has loaded. */
  portrait?: string | undefined;
  hue?: Hue | undefined;
  className?: string | undefined;
}

/** A person, beside a name: a portrait, or initials on a coloured disc. */
export function Disc({ initials, portrait, hue = 'tutors', className }: DiscProps) {
  return (
    <span className={classNames(styles.disc, className)} data-audience={hue} aria-hidden="true">
      {initials}
      {portrait && (
        <img src={`${import.meta.env.BASE_URL}people/${portrait}.svg`} alt="" fetchPriority="low" />
      )}
    </span>
  );
}

/** A chart: the drawing is stretched to its row, its lines keep their width. */
export function Plot({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg aria-hidden="true" className={styles.plot} viewBox={viewBox} preserveAspectRatio="none">
      {children}
    </svg>
  );
}

type MeterProps = { value: number; hue: Hue | undefined };

/** A share of 100 as a bar. SVG geometry instead of an inline style, so a strict CSP may refuse inline styles. */
export function Meter({ value, hue }: MeterProps) {
  return (
    <svg
      aria-hidden="true"
      className={styles.meter}
      data-audience={hue}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
    >
      <path d={`M0 3H${value}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
