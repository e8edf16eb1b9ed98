import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** WCAG contrast of the token pairs of tokens.css in both themes and on the dark band of each. */

type Theme = 'light' | 'dark' | 'band' | 'band at night';
type Rgb = [number, number, number];

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const [own = '', band = ''] = css.split('@media screen');
const declarations = (text: string) =>
  new Map(
    [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
const page = declarations(own);
const onBand = new Map([...page, ...declarations(band.slice(0, band.indexOf('@media print')))]);

/** Returns the value of a token as `#rgb` or `#rrggbb`; resolves var() and light-dark(). */
function resolve(name: string, theme: Theme): string {
  const value = (theme.startsWith('band') ? onBand : page).get(name);
  if (!value) throw new Error(`No token ${name}`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference) return resolve(reference, theme);
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  // The band is dark in both themes, but its background tokens depend on the page's theme.
  const isDay = theme === 'light' || (theme === 'band' && /^--(?:surface-)?inverse/.test(name));
  return pair ? (pair[isDay ? 1 : 2] ?? '') : value;
}

/** Returns the linear sRGB of a colour (WCAG 2.2, "relative luminance"). */
function linear(colour: string): Rgb {
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(colour)) throw new Error(`Not an opaque colour: ${colour}`);
  const digits = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  return [1, 3, 5].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(front: string, back: string, theme: Theme): number {
  const [a, b] = [front, back].map((name) => luminance(linear(resolve(name, theme)))).sort((x, y) => y - x);
  return ((a ?? 0) + 0.05) / ((b ?? 0) + 0.05);
}

const surfaces = ['--surface', '--surface-raised', '--surface-sunken', '--surface-hover'];
const on = (fronts: string[], backs: string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const));

const text = [
  ...on(['--text', '--text-muted', '--text-faint', '--accent-text', '--mark-text'], surfaces),
  ...on(['--positive', '--warning', '--danger'], ['--surface', '--surface-raised', '--surface-sunken']),
  ...on(['--text', '--text-faint'], ['--surface-field', '--danger-tint']),
  ...on(['--text-inverse', '--text-inverse-muted'], ['--surface-inverse']),
  ...on(['--on-accent'], ['--accent', '--accent-strong']),
  ...on(['--on-selection'], ['--selection']),
  ...on(['--on-spark'], ['--spark']),
  ...on(['--on-avatar'], ['--avatar-lapis', '--avatar-turquoise', '--avatar-saffron', '--avatar-anor']),
  ...['positive', 'warning', 'danger', 'tutors', 'students', 'parents', 'centers'].map(
    (name) => [`--${name}`, `--${name}-tint`] as const,
  ),
  ...on(['--accent-text'], ['--tutors-tint']),
];
const graphics = [
  ...on(['--focus'], surfaces),
  ...on(
    ['--line-strong', '--danger'],
    ['--surface', '--surface-raised', '--surface-sunken', '--surface-field'],
  ),
];

describe.each<Theme>(['light', 'dark', 'band', 'band at night'])('colours of the %s theme', (theme) => {
  it.each(text)('%s can be read on %s', (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(graphics)('%s can be seen on %s', (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(3);
  });
});
