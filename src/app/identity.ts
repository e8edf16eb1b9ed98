export { lattice } from '../ui/lattice.ts';

/** The visual identity outside of pages. Colours repeat src/styles/tokens.css (identity.test.ts compares them). */

/** The lapis of the banner at the top of every page, in both themes: `--surface-inverse`. */
export const themeColour = '#132569';

/** Background that phones show before the page: `--surface` of the light theme. */
export const paperColour = '#fcfaf5';

/** Size of social pictures in pixels, as networks ask for. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Accents on lapis for pictures, saturated enough to be distinct in a thumbnail. */
export const accents = {
  tutors: '#7f9df5',
  students: '#00b6b4',
  parents: '#fbb636',
  centers: '#e0566a',
} as const;
