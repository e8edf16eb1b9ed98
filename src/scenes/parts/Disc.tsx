import { classNames } from '../../class-names.ts';
import styles from './parts.module.css';
import type { Hue } from './types.ts';

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
    <span className={classNames(styles.disc, className)} data-hue={hue} aria-hidden="true">
      {initials}
      {portrait && (
        <img src={`${import.meta.env.BASE_URL}people/${portrait}.svg`} alt="" fetchPriority="low" />
      )}
    </span>
  );
}
