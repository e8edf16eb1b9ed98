const paths = {
  previous: 'M14 6l-6 6 6 6',
  next: 'M10 6l6 6-6 6',
  eye: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  hidden:
    'M4 4l16 16M9.5 6.4A9.6 9.6 0 0 1 12 6c5.500 0 9 6 9 6a15 15 0 0 1-2.400 3M6.300 8A14.600 14.600 0 0 0 3 12s3.500 6 9 6c1 0 2-.2 2.800-.5',
  sliders: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 6v4M9 14v4',
  minus: 'M6 12h12',
} as const;

/** A drawing of 24 × 24 in the line of the site's icons. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
