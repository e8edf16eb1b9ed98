import styles from './MapSketch.module.css';

/** Streets of the sketch, 1600 x 560: avenues first, then lanes. Not a survey, a picture of a city. */
const avenues = [
  'M-20 410C240 372 420 330 640 318S1100 300 1640 214',
  'M300 -20C340 130 420 250 560 340S820 520 900 600',
  'M1180 -20C1140 120 1090 220 1010 318S860 480 820 600',
  'M-20 140C260 150 480 120 720 96S1240 70 1640 96',
];
const lanes = [
  'M80 -20C110 160 150 340 230 600M470 -20C500 120 520 220 530 330M700 -20C706 100 716 220 720 318M880 -20C876 120 860 210 860 308',
  'M1010 -20C1000 100 980 200 960 305M1340 -20C1320 160 1290 400 1300 600M1500 -20C1490 180 1470 360 1500 600',
  'M-20 270C180 262 330 236 470 200S900 170 1640 160M-20 520C200 500 420 440 640 420S1240 420 1640 330',
  'M640 600C690 500 720 400 716 318M1120 600C1110 480 1130 400 1180 290',
];
const parks = [
  'M560 130 700 112 712 200 580 214ZM1040 180C1100 170 1150 168 1166 172L1130 262 1030 284Z',
  'M120 420 208 404 232 500 150 520Z',
];
const river = 'M-20 60C200 20 340 90 420 190S620 250 760 236 1000 372 1180 392 1480 330 1640 400';

/** A drawn city with the office marked by the star; stands in for the map until it is asked for. */
export function MapSketch({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1600 560"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <g className={styles.parks}>
        {parks.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path className={styles.river} d={river} />
      <g className={styles.lanes}>
        {lanes.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g className={styles.avenues}>
        {avenues.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <circle className={styles.ring} cx="930" cy="240" r="150" />
      <g className={styles.pin} transform="translate(930 240)">
        <circle r="54" className={styles.halo} />
        <rect x="-22" y="-22" width="44" height="44" rx="6" />
        <rect x="-22" y="-22" width="44" height="44" rx="6" transform="rotate(45)" />
        <circle r="9" className={styles.dot} />
      </g>
    </svg>
  );
}
