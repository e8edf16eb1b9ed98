import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import type { Audience, Language } from '../../vocabulary.ts';
import styles from './parts.module.css';

/** The accent of a scene or of a part of it: one of the audiences' colours. */
export type Hue = Exclude<Audience, 'all'>;

/** Props of every scene. */
export interface SceneProps {
  /** Language of its words (`words.ts` of each folder). English words, for the sample pages, show other businesses. */
  lang: Language;
  /** `card`: a shorter picture with fewer rows. */
  crop?: 'card' | undefined;
  /** Whether the scene is interactive: it has buttons (press.module.css). Otherwise it is a picture. */
  isPlayed?: boolean | undefined;
}

type PanelProps = { children: ReactNode; className?: string | undefined; hue?: Hue | undefined };

/** A raised sheet of the product; the hairline shows its edge where shadows do not (dark, forced colours). */
export function Panel({ children, className, hue }: PanelProps) {
  return (
    <div className={classNames(styles.panel, className)} data-audience={hue}>
      {children}
    </div>
  );
}

type PanelHeadProps = { title: string; note?: string | undefined; children?: ReactNode };

/** The top line of a panel: a title, a quieter note and, at its end, the children. */
export function PanelHead({ title, note, children }: PanelHeadProps) {
  return (
    <div className={styles.head}>
      <b data-cut>{title}</b>
      {note && (
        <small className={styles.note} data-cut data-faint>
          {note}
        </small>
      )}
      {children}
    </div>
  );
}

interface PillProps {
  children: ReactNode;
  hue: Hue | undefined;
  dot?: boolean | undefined;
  className?: string | undefined;
}

/** A short state in a tinted capsule; `dot` adds a coloured point before it. */
export function Pill({ children, hue, dot, className }: PillProps) {
  return (
    <span className={classNames(styles.pill, className)} data-audience={hue} data-dot={dot || undefined}>
      {children}
    </span>
  );
}

interface GradeProps {
  /** Decides the colour: 5, 4, 3 or empty; everything else is red. */
  value: string;
  /** Displayed text, if it differs from the value. */
  children?: string | undefined;
}

/** One mark of the gradebook. */
export function Grade({ value, children = value }: GradeProps) {
  return (
    <span className={styles.grade} data-grade={value}>
      {children}
    </span>
  );
}

/** Announces to screen readers what a press changed elsewhere; rendered empty before the first change. */
export function Announced({ children }: { children: string }) {
  return (
    <p className="visually-hidden" role="status">
      {children}
    </p>
  );
}
