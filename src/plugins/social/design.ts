import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SocialCard } from '../../app/entry-facts.ts';
import { accents, lattice, pictureSize, themeColour } from '../../app/identity.ts';
import type { IconName } from '../../vocabulary.ts';
import { iconShapes } from '../icons.ts';

/** An element for satori: plain data that can be hashed and sent to a thread. */
interface Box {
  type: 'div';
  props: { style: Record<string, string | number>; children: string | Box[] };
}

const { width, height } = pictureSize;
const margin = 72;
/** Width of the words' column; the star stands to its right. */
const column = 730;
const star = { x: 985, y: 268, size: 300 };
const frieze = 56;
/** Heights of the box for label and title, and of the label; the gap between the two. */
const [boxHeight, chipHeight, gap] = [386, 59, 26];
const paper = '#ffffff';
/** Colours of the lattice, of the label's ground, of the frieze's ground and of its third star. */
const tones = { line: '#33489a', label: '#21337a', frieze: '#0d1a4d', star: '#3d52a3' } as const;

/** Upper bound for the average width of a letter in Onest Bold, in em. */
const letter = 0.62;
const lineHeight = 1.1;

/** Upper bound for the number of lines of a title at a font size; infinite if a word does not fit. */
function linesOf(title: string, size: number): number {
  const perLine = column / (letter * size);
  let [lines, taken] = [1, 0];
  for (const { length } of title.split(' ')) {
    if (taken > 0 && taken + 1 + length > perLine) [lines, taken] = [lines + 1, 0];
    if (length > perLine) return Number.POSITIVE_INFINITY;
    taken += taken > 0 ? 1 + length : length;
  }
  return lines;
}

/** The largest font size at which the whole title fits, and its number of lines. */
function fitted(title: string, room: number): { size: number; lines: number } {
  let size = 104;
  while (linesOf(title, size) * size * lineHeight > room) size -= 2;
  return { size, lines: linesOf(title, size) };
}

/** Invisible characters such as a soft hyphen: satori throws on some of them. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

const div = (style: Box['props']['style'], children: string | Box[]): Box => ({
  type: 'div',
  props: { style, children: typeof children === 'string' ? children.replace(unseen, '') : children },
});

/** A khatam: two squares turned by 45°. */
const khatam = (x: number, y: number, size: number, fill: string) => {
  const side = size / Math.SQRT2;
  const square = `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" rx="${side / 16}"`;
  return `<g transform="translate(${x} ${y})" fill="${fill}">${square}/>${square} transform="rotate(45)"/></g>`;
};

/**
 * The drawing of public/favicon.svg, made 40 × 40. The sample's is in two given colours, another keeps its own.
 * @param star colour of the star
 * @param book colour of the notebook in it
 */
function logo(root: string, star: string, book: string): string {
  const svg = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
  return svg
    .slice(svg.indexOf('<svg'))
    .replace(/(?<=^<svg[^>]*)\s(?:width|height)="[^"]*"/g, '')
    .replace('<svg', '<svg width="40" height="40"')
    .replace('class="star"', `fill="${star}"`)
    .replace('class="book"', `fill="${book}"`);
}

/** A lucide icon in the middle of the star. */
function iconDrawing(name: IconName): string {
  const scale = 5.2;
  const corner = (middle: number) => middle - 12 * scale;
  return `<g transform="translate(${corner(star.x)} ${corner(star.y)}) scale(${scale})" fill="none" stroke="${themeColour}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${iconShapes(name)}</g>`;
}

/** The footer's band of stars, along the bottom edge. */
function friezeDrawing(): string {
  const colours = [accents.students, accents.parents, tones.star];
  const step = frieze;
  const stars = Array.from({ length: Math.ceil(width / step) + 1 }, (_, place) =>
    khatam(place * step, height - frieze / 2, 30, colours[place % colours.length] ?? paper),
  );
  return `<rect y="${height - frieze}" width="${width}" height="${frieze}" fill="${tones.frieze}"/>${stars.join('')}`;
}

/** Everything below the words: the girih lattice, the audience's star with the page's icon or the logo, the frieze and the brand's logo. */
function groundDrawing(icon: IconName | null, colour: string, root: string): string {
  const emblem = icon
    ? khatam(star.x, star.y, star.size, colour) + iconDrawing(icon)
    : `<g transform="translate(${star.x - star.size / 2 - 8} ${star.y - star.size / 2 - 8}) scale(${(star.size + 16) / 40})">${logo(root, colour, themeColour)}</g>`;
  return [
    `<defs><pattern id="girih" width="160" height="160" patternUnits="userSpaceOnUse" patternTransform="translate(${star.x - 80} ${star.y - 80})"><path d="${lattice}" fill="none" stroke="${tones.line}" stroke-width="2"/></pattern></defs>`,
    `<rect width="${width}" height="${height}" fill="${themeColour}"/>`,
    `<rect x="${margin + column + 6}" width="${width}" height="${height}" fill="url(#girih)"/>`,
    emblem,
    friezeDrawing(),
    `<g transform="translate(${margin} 474) scale(1.5)">${logo(root, paper, themeColour)}</g>`,
  ].join('');
}

/**
 * The design of a page's social picture: the title in white on lapis, the girih lattice, and the page's icon in the star
 * of its audience.
 * @param root the project's folder
 */
export function design({ title, label, accent, icon, brand }: SocialCard, root: string) {
  const colour = accents[accent];
  const hasChip = label !== '' && label !== title;
  const { size, lines } = fitted(title, hasChip ? boxHeight - chipHeight - gap : boxHeight);
  const chip = div(
    {
      display: 'block',
      lineClamp: 1,
      alignSelf: 'flex-start',
      padding: '6px 22px 10px',
      borderRadius: 999,
      backgroundColor: tones.label,
      color: colour,
      fontSize: 34,
      maxWidth: column,
    },
    label,
  );
  const heading = div(
    {
      display: 'block',
      // Balancing may need one line more than the estimate; without room for it the title would be cut.
      lineClamp: lines + 1,
      fontSize: size,
      lineHeight,
      letterSpacing: '-0.02em',
      textWrap: 'balance',
    },
    title,
  );
  const words = div(
    {
      display: 'flex',
      flexDirection: 'column',
      width,
      height,
      padding: `${margin - 8}px ${margin}px`,
      fontFamily: 'Onest',
      fontWeight: 700,
      color: paper,
    },
    [
      div({ display: 'flex', flexDirection: 'column', width: column, height: boxHeight, gap }, [
        ...(hasChip ? [chip] : []),
        heading,
      ]),
      div(
        { display: 'flex', marginTop: 24, marginLeft: 78, height: 60, alignItems: 'center', fontSize: 46 },
        brand,
      ),
    ],
  );
  /** SVG drawn below the words. */
  const ground = groundDrawing(icon, colour, root);
  return { ground, words };
}
export type Design = ReturnType<typeof design>;
