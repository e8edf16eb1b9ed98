/**
 * Portraits drawn from one kit of shapes: what somebody looks like is a record of names from these lists, and the same
 * record always gives the same picture. Flat: two tones and a shadow, in the palette of the site. Each shape is drawn on a
 * square of 100.
 */

/** Colours of the ground behind a head: bright, for they shine at night too, where none may turn to brown, plum or bottle green. */
const grounds = {
  lapis: '#2c4cb8',
  sky: '#3f74c9',
  turquoise: '#12817f',
  lagoon: '#10749c',
  saffron: '#e8a42c',
  amber: '#eebb52',
  anor: '#b23050',
  iris: '#5c58c6',
};

/** Skin and its shadow. */
const skins = {
  fair: ['#f6d3b8', '#dbac8a'],
  light: ['#f0c3a0', '#d29a74'],
  warm: ['#e6b189', '#c58a61'],
  tan: ['#d59b70', '#b0764c'],
  brown: ['#a9714a', '#855433'],
  deep: ['#7d4e33', '#5d3723'],
} satisfies Record<string, readonly [string, string]>;

const hairColours = {
  black: '#221a20',
  dark: '#3a2522',
  chestnut: '#64402a',
  copper: '#96502a',
  sand: '#c19356',
  grey: '#a9a6b2',
  white: '#dcdae2',
};

/** The outline of a face. */
const faces = {
  oval: 'M31 42c0-15 8-24 19-24s19 9 19 24c0 15-9 26-19 26S31 57 31 42Z',
  round: 'M30 43c0-15 8.5-25 20-25s20 10 20 25c0 14.5-9 23.5-20 23.5S30 57.5 30 43Z',
  square:
    'M31 41c0-14 8-23 19-23s19 9 19 23c0 6-.5 12-2.5 16.5C64 63.5 57.5 69 50 69s-14-5.5-16.5-11.5C31.5 53 31 47 31 41Z',
  narrow: 'M32 42c0-15 7.5-24 18-24s18 9 18 24c0 16-8.5 27.5-18 27.5S32 58 32 42Z',
};

/** Clothes below the neck, in a colour and a trim. */
const clothes = {
  /** A gown open at the neck, its edge a band: chapan, dress. */
  gown: (trim: string) => `<path d="M37 72l13 14 13-14 5.5 2L50 95.5 31.5 74Z" fill="${trim}"/>`,
  /** The same with a row of girih stars down the band. */
  girih: (trim: string, colour: string) =>
    `<path d="M36 72l14 15 14-15 6.5 2.5L50 99 29.5 74.5Z" fill="${trim}"/>` +
    [
      [38.5, 80],
      [44.5, 87],
      [61.5, 80],
      [55.5, 87],
    ]
      .map(([x, y]) => `<use href="#s" x="${x}" y="${y}" fill="${colour}"/>`)
      .join(''),
  /** A shirt with a turned collar. */
  shirt: (trim: string) =>
    `<path d="M41 70l9 11-8.5 8L32 74.5ZM59 70l-9 11 8.5 8L68 74.5Z" fill="${trim}"/><path d="M50 81v19" stroke="${trim}" stroke-width="1.5"/>`,
  /** A jacket over a shirt. */
  jacket: (trim: string) =>
    `<path d="M40 71l10 29 10-29Z" fill="${trim}"/><path d="M39 70.5L50 100 33 84l2-3.5-5.5-1.5ZM61 70.5L50 100l17-16-2-3.5 5.5-1.5Z" fill="#000" opacity=".2"/>`,
  /** A round neck. */
  jumper: (trim: string) =>
    `<path d="M38.5 71c2 7 6 10 11.5 10s9.5-3 11.5-10l3.5 1c-2 9-7.5 13.5-15 13.5S37 81 35 72Z" fill="${trim}"/>`,
};

const cap = 'M30 42c-2-16 7-27 20-27s22 11 20 27c-2-6-4-10-7-12-8 2-18 2-26 0-3 2-5 6-7 12Z';
const parted = 'M31 45c0-10 4-17 12-21 5 6 15 9 24 9 1 3 2 7 2 12l3 0c2-19-8-30-22-30S26 27 28 45Z';
const centre = 'M29 46c-2-20 7-32 21-32s23 12 21 32c-1-10-6-19-21-24-15 5-20 14-21 24Z';
const plait = (x: number) => {
  const strands = [63, 69, 75, 80.5, 85.5, 90].map(
    (y, index) => `<ellipse cx="${x}" cy="${y}" rx="${(4.9 - index * 0.35).toFixed(1)}" ry="4.2"/>`,
  );
  return `${strands.join('')}<path d="M${x - 3} 93h6l1 7h-8Z"/>`;
};
const curls = (points: readonly (readonly [number, number, number])[]) =>
  points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');

/** Hair: what falls behind the shoulders, what falls over them, what frames the face. */
const hairs = {
  none: {},
  short: { front: `<path d="${cap}"/>` },
  crop: {
    front:
      '<path d="M30.5 40c-1.5-14 7-23.5 19.5-23.5S71 26 69.5 40c-1.5-5-3-9-5.5-12.5-8-3-20-3-28 0-2.5 3.5-4 7.5-5.5 12.5Z"/>',
  },
  side: {
    front:
      '<path d="M29.5 43C27 26 37 13 51 14c14 0 22 13 19.5 29-2-7-4-11-8-14-8-1-15-4-19-8-1 5-6 9-9 11-2 3-4 6-5 11Z"/>',
  },
  quiff: {
    front:
      '<path d="M30 42c-3-12 0-20 6-24 0-4 6-7 14-6 9-1 17 3 19 10 3 6 3 13 1 20-1.5-6-3-10-6-13-6 1-11-1-15-4-4 3-9 5-13 5-3 3-5 7-6 12Z"/>',
  },
  curly: {
    front: curls([
      [32, 33, 6],
      [34, 25, 6.5],
      [41, 18.5, 7],
      [50, 16, 7.5],
      [59, 18.5, 7],
      [66, 25, 6.5],
      [68, 33, 6],
      [45, 23, 6],
      [55, 23, 6],
    ]),
  },
  balding: {
    front:
      '<path d="M29.5 47c-2-9 0-15 4-20-1 7 0 10 1 13-2 1-3.5 3-5 7ZM70.5 47c2-9 0-15-4-20 1 7 0 10-1 13 2 1 3.5 3 5 7Z"/>',
  },
  long: {
    back: '<path d="M24 50C22 22 36 12 50 12s28 10 26 38c-1 14 2 24 5 32H19c3-8 6-18 5-32Z"/>',
    front: `<path d="${parted}"/>`,
  },
  straight: {
    back: '<path d="M26 48C24 22 36 12 50 12s26 10 24 36v36H26Z"/>',
    front: `<path d="${centre}"/>`,
  },
  wavy: {
    back: '<path d="M25 44C22 22 36 11 50 11s28 11 25 33c5 6 4 11 1 15 4 5 4 11 0 15 3 5 1 9-3 11H27c-4-2-6-6-3-11-4-4-4-10 0-15-3-4-4-9 1-15Z"/>',
    front: `<path d="${parted}"/>`,
  },
  bob: {
    back: '<path d="M25.5 62C21 38 26 12 50 12s29 26 24.5 50c-4 4-9 5-13 4h-23c-4 1-9 0-13-4Z"/>',
    front: '<path d="M29 45c-2-19 7-31 21-31s23 12 21 31c-1-6-2-10-3-13-11 2-25 1-33-2-3 4-5 9-6 15Z"/>',
  },
  bun: {
    back: '<circle cx="50" cy="13.5" r="8.5"/>',
    front: '<path d="M30 42c-2-16 7-27 20-27s22 11 20 27c-3-9-8-16-20-16s-17 7-20 16Z"/>',
  },
  tail: {
    back: '<path d="M64 22c14-2 20 10 17 24-2 11-1 17 4 23-11 2-17-4-17-14Z"/>',
    front: '<path d="M30 42c-2-16 7-27 20-27s22 11 20 27c-3-8-6-12-11-15-9 3-17 3-22 2-4 3-6 8-7 13Z"/>',
  },
  plaits: { front: `<path d="${centre}"/>`, over: plait(28.5) + plait(71.5) },
  plait: { front: `<path d="${parted}"/>`, over: plait(70.5) },
};

const doppi = (colour: string, trim: string) =>
  `<path d="M29 32c-.5-15 8-22 21-22s21.5 7 21 22c-8-3.5-13-4.5-21-4.5S37 28.5 29 32Z" fill="${colour}"/><path d="M29 32c8-3.5 13-4.5 21-4.5s13 1 21 4.5" fill="none" stroke="${trim}" stroke-width="1.6"/>${[
    [35.5, 22.5],
    [45, 19.5],
    [55, 19.5],
    [64.5, 22.5],
  ]
    .map(([x, y]) => `<use href="#s" x="${x}" y="${y}" fill="${trim}"/>`)
    .join('')}`;

/** What is worn on the head, in a colour and a trim: behind the shoulders and over the hair. */
const headwears = {
  doppi: { over: doppi },
  /** Wound about head and neck. */
  scarf: {
    back: (colour: string) =>
      `<path d="M22 52C20 22 36 10 50 10s30 12 28 42c-1 16 4 26 8 36H14c4-10 9-20 8-36Z" fill="${colour}"/>`,
    over: (colour: string, trim: string) =>
      `<path d="M50 13c14 0 22.5 10 22.5 28S63 73.5 50 73.5 27.5 59 27.5 41 36 13 50 13Zm0 9.5c-10 0-16 7-16 20s7 22 16 22 16-9 16-22-6-20-16-20Z" fill="${colour}"/><path d="M33 63c8 9 26 9 34 0l11 17c-16 13-40 13-56 0Z" fill="${colour}"/><path d="M70 66c-4 12-20 17-38 14" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2"/><path d="M29.5 36c4-12 11-17 20.5-17s16.5 5 20.5 17" fill="none" stroke="${trim}" stroke-width="1.8"/>`,
  },
  /** Tied at the nape, the parting shows. */
  kerchief: {
    back: (colour: string) => `<path d="M62 50c12 2 17 12 20 22-8 1-16-5-19-13Z" fill="${colour}"/>`,
    over: (colour: string, trim: string) =>
      `<path d="M28.5 47C25 26 35 11 50 11s25 15 21.5 36C70 37 63 28 50 24.5 37 28 30 37 28.5 47Z" fill="${colour}"/><path d="M29 44c2-9 9-17 21-20.5C62 27 69 35 71 44" fill="none" stroke="${trim}" stroke-width="1.8"/>`,
  },
};

/** Beards, in the colour of the hair. */
const beards = {
  full: '<path d="M31 45c1.5 6 5 6 7.5 4.5 3.5-2 7.5-2 11.5-2s8 0 11.5 2c2.5 1.5 6 1.5 7.5-4.5 1 17-8 26-19 26s-20-9-19-26Zm13 10.5c0 2 3 3 6 3s6-1 6-3-3-2.5-6-2.5-6 .5-6 2.5Z"/>',
  short:
    '<path d="M31.3 47c.7 5 3 8 5.7 9.5 4-4 8-5 13-5s9 1 13 5c2.7-1.5 5-4.5 5.7-9.5-.2 13.5-8.7 22-18.7 22s-18.5-8.5-18.7-22ZM44 57c0 1.8 3 2.6 6 2.6s6-.8 6-2.6-3-2-6-2-6 .2-6 2Z" opacity=".9"/>',
  goatee:
    '<path d="M43 53.5c4-2 10-2 14 0 1.5 3 1 9-1 12-2 2.5-10 2.5-12 0-2-3-2.5-9-1-12Zm2 3c0 1.6 2.5 2.3 5 2.3s5-.7 5-2.3-2.5-2-5-2-5 .4-5 2Z"/>',
  moustache: '<path d="M40.5 55.5c2-4 6-4.5 9.5-3 3.5-1.5 7.5-1 9.5 3-3-.5-6-.8-9.5-.8s-6.5.3-9.5.8Z"/>',
};

const glasses = {
  square:
    '<rect x="34" y="39" width="13.5" height="10.5" rx="3.5"/><rect x="52.5" y="39" width="13.5" height="10.5" rx="3.5"/><path d="M47.5 43h5"/>',
  round:
    '<circle cx="41" cy="44.5" r="6.6"/><circle cx="59" cy="44.5" r="6.6"/><path d="M47.6 43.5c1.5-1.2 3.3-1.2 4.8 0"/>',
};

export interface Looks {
  ground: keyof typeof grounds;
  skin: keyof typeof skins;
  face: keyof typeof faces;
  hair: keyof typeof hairs;
  hairColour: keyof typeof hairColours;
  clothes: keyof typeof clothes;
  /** Of the clothes, and of their edge. */
  colours: readonly [colour: string, trim: string];
  /** What is on the head, its colour and trim. */
  headwear?: readonly [keyof typeof headwears, colour: string, trim: string];
  beard?: keyof typeof beards;
  /** Glasses and the colour of their frame. */
  glasses?: readonly [keyof typeof glasses, colour: string];
  /** Lips in colour and lashes. */
  isWoman?: boolean;
  /** Under eighteen: rounder eyes, narrower shoulders. Over sixty: lines. */
  age?: 'young' | 'old';
}

/** The eight-pointed star, `size` from its middle to a point. */
function star(x: number, y: number, size: number): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 === 0 ? size : size * 0.74;
    const angle = (index * Math.PI) / 8 - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const mouthOf = ({ isWoman, beard }: Looks): string => {
  if (isWoman)
    return '<path d="M43.2 55.8c2.6-.2 4.6-.8 6.8.2 2.2-1 4.2-.4 6.8-.2-1.6 5.4-12 5.4-13.6 0Z" fill="#b5484e"/>';
  const lip = beard === 'full' || beard === 'short' || beard === 'goatee' ? '#7c2f35' : '#8a3b3f';
  return `<path d="M44.5 56.5c3 2.8 8 2.8 11 0" fill="none" stroke="${lip}" stroke-width="2" stroke-linecap="round"/>`;
};

function faceOf(looks: Looks, shadow: string, hair: string): string {
  const brows = looks.age === 'old' ? hairColours.grey : hair;
  const eye = looks.age === 'young' ? 2.2 : 1.9;
  const lash = looks.isWoman
    ? 'M37 43.8c1.8-3 6-3.3 8-.3M55 43.5c2-3 6.2-2.7 8 .3'
    : 'M38.2 43.6c1.5-1.9 5-1.9 6.4 0M55.4 43.6c1.5-1.9 5-1.9 6.4 0';
  const lines =
    looks.age === 'old'
      ? '<path d="M38 51.5c1.5 1 3.5 1 5-.2M57 51.3c1.5 1.2 3.5 1.2 5 .2M42 61c-1.5-2-2-4-1.7-6M58 61c1.5-2 2-4 1.7-6"/>'
      : '';
  return `<g fill="none" stroke-linecap="round"><path d="M37.2 38.6c2.5-2 5.8-2 8-.6M54.8 38c2.2-1.4 5.5-1.4 8 .6" stroke="${brows}" stroke-width="${looks.isWoman ? 1.7 : 2.3}"/><g stroke="${shadow}" stroke-width="1.4">${lines}<path d="M50.5 44.5c1 3.2 1.7 5.4.2 6.6" stroke-width="1.9"/></g><path d="${lash}" stroke="#2b2237" stroke-width="1.6"/></g><g fill="#2b2237"><circle cx="41.4" cy="44.7" r="${eye}"/><circle cx="58.6" cy="44.7" r="${eye}"/></g>${mouthOf(looks)}`;
}

/** The portrait of somebody who looks so, as an SVG file of its own. */
export function portrait(looks: Looks): string {
  const [skin, shadow] = skins[looks.skin];
  const hair = hairColours[looks.hairColour];
  const [colour, trim] = looks.colours;
  const style: { back?: string; over?: string; front?: string } = hairs[looks.hair];
  const [worn, wornColour = '', wornTrim = ''] = looks.headwear ?? [];
  const headwear: { back?: (colour: string) => string; over?: typeof doppi } = worn ? headwears[worn] : {};
  const hasEars = worn !== 'scarf';
  const inHair = (shapes: string | undefined) => (shapes ? `<g fill="${hair}">${shapes}</g>` : '');
  const shoulders =
    looks.age === 'young'
      ? 'M18 100c1-18 14-26 26-28.5h12c12 2.5 25 10.5 26 28.5Z'
      : 'M11 100c2-20 16-27 31-29.5h16c15 2.5 29 9.5 31 29.5Z';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 4 84 84" aria-hidden="true">',
    `<defs><path id="s" d="${star(0, 0, 3)}"/></defs>`,
    `<path d="M0 0h100v100H0Z" fill="${grounds[looks.ground]}"/>`,
    `<path d="${star(50, 45, 44)}" fill="#fff" opacity=".1"/>`,
    inHair(style.back),
    headwear.back?.(wornColour) ?? '',
    `<path d="${shoulders}" fill="${colour}"/>`,
    `<path d="M41.5 58h17v14c0 5-4 9-8.5 9s-8.5-4-8.5-9Z" fill="${shadow}"/>`,
    clothes[looks.clothes](trim, colour),
    inHair(style.over),
    hasEars
      ? `<path d="M27.5 44a3.4 5 0 1 0 6.8 0a3.4 5 0 1 0-6.8 0ZM65.7 44a3.4 5 0 1 0 6.8 0a3.4 5 0 1 0-6.8 0Z" fill="${shadow}"/>`
      : '',
    `<path d="${faces[looks.face]}" fill="${skin}"/>`,
    `<path d="M55 18.5c8.5 2.5 14 11 14 23.5 0 15-9 26-19 26 7-4 11-14 11-26 0-10-2-18-6-23.5Z" fill="${shadow}" opacity=".32"/>`,
    inHair(looks.beard ? beards[looks.beard] : undefined),
    inHair(style.front),
    headwear.over?.(wornColour, wornTrim) ?? '',
    faceOf(looks, shadow, hair),
    looks.glasses
      ? `<g fill="none" stroke="${looks.glasses[1]}" stroke-width="1.7">${glasses[looks.glasses[0]]}</g>`
      : '',
    '</svg>\n',
  ].join('');
}
