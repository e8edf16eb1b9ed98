import { useId } from 'react';
import styles from './Frieze.module.css';

/** The khatam in a 64 px tile: its side points touch the neighbours, what is left between four of them is a cross. */
const star =
  'M32 0 41.37 9.37H54.63V22.63L64 32 54.63 41.37V54.63H41.37L32 64 22.63 54.63H9.37V41.37L0 32 9.37 22.63V9.37H22.63Z';

/** A row of star-and-cross tiles, as along the foot of a Samarkand wall. Decorative. */
export function Frieze() {
  const id = useId();
  return (
    <svg className={styles.root} aria-hidden="true">
      <defs>
        <pattern id={id} width="256" height="64" patternUnits="userSpaceOnUse" x="50%">
          {[0, 1, 2, 3].map((tile) => (
            <g key={tile} transform={`translate(${tile * 64})`} data-tile={tile}>
              <path className={styles.star} d={star} />
              <path className={styles.ring} d={star} transform="translate(9 9) scale(.71875)" />
              <path className={styles.heart} d={star} transform="translate(22 22) scale(.3125)" />
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="64" fill={`url(#${id})`} />
    </svg>
  );
}
