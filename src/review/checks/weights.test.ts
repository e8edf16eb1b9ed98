import { expect, test } from 'vitest';
import { builtPage, readView } from '../compare/built.ts';
import { foundBlock } from '../compare/change.ts';
import { weigh } from './weights.ts';

const sizes: Record<string, number> = {
  '/static/class-720-1a2b3c4d.avif': 90_000,
  '/static/class-1440-1a2b3c4d.avif': 421_888,
  '/static/class-1440-1a2b3c4d.webp': 600_000,
  '/static/class-1080-1a2b3c4d.jpg': 300_000,
  '/static/two-cats-720-1a2b3c4d.avif': 60_000,
  '/static/two-dogs-720-5e6f7a8b.avif': 70_000,
  '/static/app-1a2b3c4d.js': 50_000,
};
const assets = { key: (url: string) => url, size: (url: string) => sizes[url] ?? null };
const side = (body: string) =>
  readView(
    builtPage(
      '/x',
      `<title>Т</title><script src="/static/app-1a2b3c4d.js"></script><div id="root"><main>${body}</main></div>`,
      '/',
    ),
    assets,
  );
const picture =
  '<picture data-app-source="pages/x.mdx:3:1"><source srcset="/static/class-720-1a2b3c4d.avif 720w, /static/class-1440-1a2b3c4d.avif 1440w"><source srcset="/static/class-1440-1a2b3c4d.webp 1440w"><img src="/static/class-1080-1a2b3c4d.jpg" alt=""></picture>';
test('a picture counts once, in the first format and largest size, under its writer’s name', () => {
  const culprits = [
    { text: 'Картинка class добавила 412\u00a0КБ', source: { file: 'pages/x.mdx', line: 3 } },
  ];
  const { before, after, ...grown } = weigh([], side(''), side(picture));
  expect(grown.culprits).toEqual(culprits);
  expect((after ?? 0) - (before ?? 0) - 421_888).toBe(
    Buffer.byteLength(picture.replace(/ data-app-source="[^"]*"/, '')),
  );
  const words = side(`<p>${'о'.repeat(5000)}</p>`);
  const added = foundBlock('added', 'раздел', { name: 'О нас' }).change;
  expect(weigh([added], side(''), words).culprits).toEqual([
    { text: 'Разметка, текст и стили добавили 9,8\u00a0КБ, больше всего — раздел «О нас»', source: null },
  ]);
  // Scripts of a new page are the same as on other pages; its picture is its own.
  expect(weigh([], null, side(picture))).toMatchObject({ before: null, culprits });
  expect(weigh([], side(picture), side(picture)).culprits).toEqual([]);
});

test('a name that looks like a hash is kept: two pictures are weighed separately; a page that became lighter did not grow', () => {
  const [cats, dogs] = ['two-cats-720-1a2b3c4d', 'two-dogs-720-5e6f7a8b'].map(
    (name) => `<img src="/static/${name}.avif" alt="">`,
  );
  const { before, after, culprits } = weigh([], side(''), side(`${cats}${dogs}`));
  expect(culprits.map(({ text }) => text)).toEqual([
    'Картинка two-cats добавила 59\u00a0КБ',
    'Картинка two-dogs добавила 68\u00a0КБ',
  ]);
  expect((after ?? 0) - (before ?? 0)).toBe(130_000 + Buffer.byteLength(`${cats}${dogs}`));
  expect(weigh([], side(picture), side(`${cats}${dogs}`)).culprits).toEqual([]);
});
