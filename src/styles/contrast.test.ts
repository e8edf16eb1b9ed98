import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** WCAG contrast of the token pairs of tokens.css in both themes and on the dark band. */

type Theme = 'light' | 'dark' | 'band';
type Rgb = [number, number, number];

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const [own = '', band = ''] = css.split('@media screen');
const declarations = (text: string) =>
  new Map(
    [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
const page = declarations(own);
const onBand = new Map([...page, ...declarations(band.slice(0, band.indexOf('@media print')))]);

/** The value of a token as `oklch(...)`: follows var() and picks the side of light-dark(). */
function resolve(name: string, theme: Theme): string {
  const value = (theme === 'band' ? onBand : page).get(name);
  if (!value) throw new Error(`No token ${name}`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference) return resolve(reference, theme);
  const pair = /^light-dark\((oklch\([^)]*\)),\s*(oklch\([^)]*\))\)$/.exec(value);
  return pair ? (pair[theme === 'light' ? 1 : 2] ?? '') : value;
}

/** oklch() -> linear sRGB, clipped to the gamut (https://bottosson.github.io/posts/oklab/). */
function linear(colour: string): Rgb {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour)?.slice(1).map(Number);
  if (!parts) throw new Error(`Not an opaque oklch colour: ${colour}`);
  const [lightness = 0, chroma = 0, hue = 0] = parts;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels: Rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return channels.map((channel) => Math.min(1, Math.max(0, channel))) as Rgb;
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

describe.each<Theme>(['light', 'dark', 'band'])('colours of the %s theme', (theme) => {
  it.each(text)('%s can be read on %s', (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(graphics)('%s can be seen on %s', (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(3);
  });
});
