import type { Audience } from '../vocabulary.ts';

/** One repeat of the lattice, 160 x 160: an eight-pointed star and the lines that tie it to its neighbours. */
export const lattice =
  'M80 18 98.2 36.1 123.8 36.2 123.9 61.8 142 80 123.9 98.2 123.8 123.8 98.2 123.9 80 142 61.8 123.9 36.2 123.8 ' +
  '36.1 98.2 18 80 36.1 61.8 36.2 36.2 61.8 36.1ZM0 0 36.2 36.2M160 0 123.8 36.2M0 160 36.2 123.8M160 160 123.8 123.8' +
  'M80 0V18M80 142V160M0 80H18M142 80H160M61.8 36.1 80 54.3 98.2 36.1M123.9 61.8 105.7 80 123.9 98.2M98.2 123.9 80 ' +
  '105.7 61.8 123.9M36.1 98.2 54.3 80 36.1 61.8M80 54.3 105.7 80 80 105.7 54.3 80Z';

/** One repeat of a pattern of lines. */
interface Pattern {
  width: number;
  height: number;
  path: string;
}
const star: Pattern = { width: 160, height: 160, path: lattice };

/**
 * Patterns by audience: the eight-pointed star for tutors and everyone, the six-pointed star for students, petals for
 * families, stars between crosses for centres. The last three are drawn as girih are: from the middle of each side of a
 * tiling's polygons (hexagons; hexagons and triangles) two lines go inwards, at one angle, until they meet.
 */
export const patterns: Record<Audience, Pattern> = {
  all: star,
  tutors: star,
  students: {
    width: 107.4,
    height: 186,
    path:
      'M27 46 0 31 -27 47 -27 16 -54 0 -27 -15 -27 -46 0 -31 27 -46 27 -16 54 0 27 16ZM134 46 107 31 81 47 ' +
      '81 16 54 0 81 -15 81 -46 107 -31 134 -46 134 -16 161 0 134 16ZM27 232 0 217 -27 232 -27 202 -54 186 ' +
      '-27 170 -27 140 0 155 27 140 27 170 54 186 27 202ZM134 232 107 217 81 232 81 202 54 186 81 170 81 ' +
      '140 107 155 134 140 134 170 161 186 134 202ZM81 140 54 124 27 140 27 109 0 93 27 78 27 47 54 62 81 ' +
      '47 81 78 107 93 81 109Z',
  },
  parents: {
    width: 107.4,
    height: 186,
    path:
      'M27 46 0 37 -27 47 -32 18 -54 0 -32 -18 -27 -46 0 -37 27 -46 32 -18 54 0 32 18ZM134 46 107 37 81 47 ' +
      '76 18 54 0 76 -18 81 -46 107 -37 134 -46 139 -18 161 0 139 18ZM27 232 0 223 -27 232 -32 204 -54 186 ' +
      '-32 168 -27 140 0 149 27 140 32 168 54 186 32 204ZM134 232 107 223 81 232 76 204 54 186 76 168 81 ' +
      '140 107 149 134 140 139 168 161 186 139 204ZM81 140 54 130 27 140 22 111 0 93 22 75 27 47 54 56 81 ' +
      '47 86 75 107 93 86 111Z',
  },
  centers: {
    width: 132,
    height: 228.6,
    path:
      'M50 29 12 21 0 57 -12 21 -49 29 -24 0 -50 -29 -12 -21 0 -57 12 -21 50 -29 24 0ZM182 29 144 21 132 ' +
      '57 120 21 82 29 108 0 82 -29 120 -21 132 -57 144 -21 182 -29 156 0ZM50 257 12 249 0 286 -12 249 -49 ' +
      '257 -24 229 -50 200 -12 208 0 171 12 208 50 200 24 229ZM182 257 144 249 132 286 120 249 82 257 108 ' +
      '229 82 200 120 208 132 171 144 208 182 200 156 229ZM116 143 78 135 66 171 54 135 17 143 42 114 16 ' +
      '86 54 94 66 57 78 94 116 86 90 114ZM82 29 71 41 66 57 61 41 50 29 66 32ZM-17 86 -5 73 0 57 5 73 16 ' +
      '86 0 82ZM116 86 127 73 132 57 137 73 148 86 132 82ZM50 200 61 188 66 171 71 188 82 200 66 197ZM16 ' +
      '143 5 155 0 171 -5 155 -16 143 0 146ZM148 143 137 155 132 171 127 155 116 143 132 146Z',
  },
};
