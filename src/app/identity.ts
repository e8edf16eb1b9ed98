export { lattice } from '../ui/lattice.ts';

/** What stands outside of pages and must look like them. The colours repeat src/styles/tokens.css (identity.test.ts compares). */

/** The lapis of the banner at the top of every page, in both themes: `--surface-inverse`. */
export const themeColour = '#132569';

/** Paper, what a phone shows before the page does: `--surface` by day. */
export const paperColour = '#fcfaf5';

/** Width and height of social pictures, the size that networks ask for. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The accents of the identity on lapis, for pictures: saturated enough to be told apart at the size of a thumb. */
export const accents = {
  tutors: '#7f9df5',
  students: '#00b6b4',
  parents: '#fbb636',
  centers: '#e0566a',
} as const;
