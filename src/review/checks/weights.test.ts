import { expect, test } from 'vitest';
import { readView } from '../compare/view.ts';
import { weigh } from './weights.ts';

const sizes: Record<string, number> = {
  '/static/class-720-1a2b3c4d.avif': 90_000,
  '/static/class-1440-1a2b3c4d.avif': 421_888,
  '/static/class-1440-1a2b3c4d.webp': 600_000,
  '/static/class-1080-1a2b3c4d.jpg': 300_000,
  '/static/app-1a2b3c4d.js': 50_000,
};
const assets = { key: (url: string) => url, size: (url: string) => sizes[url] ?? null };
const side = (body: string) =>
  readView(
    '/x',
    `<title>Т</title><script src="/static/app-1a2b3c4d.js"></script><div id="root"><main>${body}</main></div>`,
    '/',
    assets,
  );
const picture =
  '<picture><source srcset="/static/class-720-1a2b3c4d.avif 720w, /static/class-1440-1a2b3c4d.avif 1440w"><source srcset="/static/class-1440-1a2b3c4d.webp 1440w"><img src="/static/class-1080-1a2b3c4d.jpg" alt=""></picture>';

test('a picture counts once, in the format and size that weighs on a visitor', () => {
  const { before, after } = weigh(side(''), side(picture + picture));
  expect((after ?? 0) - (before ?? 0) - 421_888).toBe(2 * Buffer.byteLength(picture));
  expect(weigh(null, side(picture)).before).toBeNull();
});
