import type { ReactNode } from 'react';

/** Signs cut from one octagon, 24 x 24, for names that are not in the footer: clients of the template pages. */
const paths = [
  'M12 2 22 12 12 22 2 12Z M12 7 17 12 12 17 7 12Z',
  'M2 12a10 10 0 0 1 20 0Z M6 15h12v2H6Z M9 19h6v2H9Z',
  'M7 2h10l5 5v10l-5 5H7l-5-5V7Z M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z',
  'M12 2c2 5 5 8 10 10-5 2-8 5-10 10-2-5-5-8-10-10 5-2 8-5 10-10Z',
  'M3 3h8v8H3Z M13 3h8v8l-8 0Z M3 13h8v8H3Z M17 13a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
  'M2 20 12 3l10 17h-5.5L12 12 7.5 20Z',
  'M12 2a10 10 0 0 1 10 10H12Z M12 22A10 10 0 0 1 2 12h10Z',
  'M2 7c4-5 8-5 10 0 2-5 6-5 10 0-1 6-5 10-10 15C7 17 3 13 2 7Z',
] as const;

/** Returns the sign for an index in a list, scaled to the marks' box of 32 x 32. */
export const signOf = (place: number): ReactNode => (
  <path d={paths[place % paths.length]} fillRule="evenodd" transform="scale(1.3333)" />
);
