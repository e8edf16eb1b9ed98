import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeColour } from '../../app/identity.ts';

/** An icon file made from the logo. */
interface Icon {
  name: string;
  size: number;
  /** Share of the icon's width that the mark fills. */
  mark: number;
  /** A ground of its own: systems that cut icons to a shape, or know no transparency, need one. */
  ground: boolean;
}

const icons: readonly Icon[] = [
  { name: 'apple-touch-icon.png', size: 180, mark: 0.72, ground: true },
  { name: 'icon-192.png', size: 192, mark: 1, ground: false },
  { name: 'icon-512.png', size: 512, mark: 1, ground: false },
  // The safe zone of a maskable icon is a circle of 80 %: https://www.w3.org/TR/appmanifest/#icon-masks
  { name: 'icon-maskable-512.png', size: 512, mark: 0.62, ground: true },
];
const favicon: Icon = { name: 'favicon.ico', size: 32, mark: 1, ground: false };

/**
 * The drawing of public/favicon.svg, 40 x 40, in two colours of choice.
 * @param star colour of the star
 * @param book colour of the notebook in it
 */
export function logo(root: string, star: string, book: string): string {
  const svg = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
  return svg
    .slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
    .replace(/<title>[\s\S]*?<\/title>|<style>[\s\S]*?<\/style>/g, '')
    .replace('class="star"', `fill="${star}"`)
    .replace('class="book"', `fill="${book}"`);
}

/** The icon as SVG: lapis on nothing, or white on lapis. */
function draw(root: string, { size, mark, ground }: Icon): string {
  const inset = (40 - 40 * mark) / 2;
  const drawing = ground ? logo(root, '#fff', themeColour) : logo(root, '#22409f', '#fff');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40">${
    ground ? `<rect width="40" height="40" fill="${themeColour}"/>` : ''
  }<g transform="translate(${inset} ${inset}) scale(${mark})">${drawing}</g></svg>`;
}

/** One PNG as an ICO file: browsers ask for /favicon.ico by themselves. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Every icon of the site by file name, drawn from the logo. */
export async function siteIcons(root: string): Promise<Map<string, Buffer>> {
  const { default: sharp } = await import('sharp');
  const png = (icon: Icon) =>
    sharp(Buffer.from(draw(root, icon)))
      .png()
      .toBuffer();
  const files = icons.map(async (icon): Promise<[string, Buffer]> => [icon.name, await png(icon)]);
  return new Map([...(await Promise.all(files)), [favicon.name, ico(await png(favicon), favicon.size)]]);
}
