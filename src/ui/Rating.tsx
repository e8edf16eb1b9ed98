import { useId } from 'react';
import { useLabels } from '../site/hooks.ts';
import styles from './Rating.module.css';

interface RatingProps {
  /** Out of five; a string may have the decimal comma: `4,8`. */
  value: number | string;
}

/** Path of the star `--star` (tokens.css), relative to its upper point. */
const star =
  'l2.2 4.8 4.8-1.8-1.8 4.8 4.8 2.2-4.8 2.2 1.8 4.8-4.8-1.8-2.2 4.8-2.2-4.8-4.8 1.8 1.8-4.8-4.8-2.2 4.8-2.2-1.8-4.8 4.8 1.8z';
const gap = 24;
const five = `M10 0${[star, star, star, star, star].join(`m${gap} 0`)}`;

/** Five stars filled to the value, and the value in figures. */
export function Rating({ value }: RatingProps) {
  const id = useId();
  const labels = useLabels();
  const shown = String(value).replace('.', labels.decimalMark);
  const number = Number(String(value).replace(',', '.'));
  const filled = Math.floor(number) * gap + (number % 1) * 20;
  return (
    <span className={styles.root}>
      <svg className={styles.stars} viewBox="0 0 116 20" width="93" height="16" aria-hidden="true">
        <clipPath id={id}>
          <rect width={filled} height="20" />
        </clipPath>
        <path className={styles.empty} d={five} />
        <path className={styles.full} d={five} clipPath={`url(#${id})`} />
      </svg>
      <strong className={styles.value}>{shown}</strong>
      {/* The comma separates it from a number that may follow: «из 5 200+ отзывов» would be one number. */}
      <span className="visually-hidden"> {labels.ofFive}, </span>
    </span>
  );
}
