import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../../tests/broken.ts';
import { measure } from '../../content/pictures/measure.ts';
import { openPictures, type PictureUse } from '../../content/pictures/open-pictures.ts';
import { filesOf } from '../../content/pictures/picture.ts';
import { devPictures } from './dev-pictures.ts';
import { writeSitePictures } from './write-pictures.ts';

let root = '';
const at = (...names: string[]) => join(root, ...names);
const use = (src: string) => openPictures(root).find('pages/x.mdx', src) as PictureUse;
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#33489a' } });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'convert-'));
  mkdirSync(at('pages'));
  // A phone held upright: the pixels are stored sideways, and EXIF has the rotation.
  await blank(640, 440)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .toFile(at('pages/phone.jpg'));
  await blank(64, 48).png().toFile(at('pages/drawn.png'));
  await blank(64, 48).avif().toFile(at('pages/modern.avif'));
  writeFileSync(at('pages/cut.png'), png(800, 600));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (srcs: string[], site: string) => writeSitePictures(srcs.map(use), root, at(site));
const empty = () => rmSync(at('.cache'), { recursive: true });
const listed = (site: string) => readdirSync(at(site, 'static/pictures')).sort();

describe('the pictures of a site', () => {
  it('have the sizes that their pages name, upright, without EXIF', async () => {
    expect(use('phone.jpg').picture).toMatchObject({ kind: 'jpg', width: 440, height: 640 });
    expect(await write(['phone.jpg', 'drawn.png', 'modern.avif', 'phone.jpg'], 'site')).toEqual([]);
    const named = ['phone.jpg', 'drawn.png', 'modern.avif'].flatMap((src) => filesOf(use(src).picture));
    expect(listed('site')).toEqual(named.map(({ path }) => path.replace('static/pictures/', '')).sort());
    for (const { path, width, format } of named) {
      const found = await sharp(readFileSync(at('site', path))).metadata();
      expect(found.width).toBe(width);
      expect(found.format).toBe(format === 'avif' ? 'heif' : format === 'jpg' ? 'jpeg' : format);
      expect(found.exif).toBeUndefined();
    }
    const [file] = filesOf(use('phone.jpg').picture);
    expect((await sharp(readFileSync(at('site', file?.path ?? ''))).metadata()).height).toBe(524);
  });

  it('are not kept open: in Windows nobody could replace or delete them', () => {
    // The files in memory, which only Linux lists.
    const maps = '/proc/self/maps';
    expect(existsSync(maps) && readFileSync(maps, 'utf8').includes(at('pages'))).toBe(false);
  });

  it('are reproducible, and made once', async () => {
    empty();
    await write(['phone.jpg', 'drawn.png'], 'again');
    for (const name of listed('again'))
      expect(
        readFileSync(at('again/static/pictures', name)).equals(
          readFileSync(at('site/static/pictures', name)),
        ),
      ).toBe(true);
    // A file that is written again is another one.
    const made = () => listed('again').map((name) => statSync(at('.cache/pictures', name)).ino);
    const before = made();
    await write(['phone.jpg', 'drawn.png'], 'third');
    expect(made()).toEqual(before);
    expect(listed('third')).toEqual(listed('again'));
  });

  it.each(['png', 'jpeg', 'webp'] as const)('that are cut off are none: %s', async (format) => {
    const bytes = await blank(64, 48).toFormat(format).toBuffer();
    expect(measure(bytes)).toMatchObject({ width: 64, height: 48 });
    expect(measure(bytes.subarray(0, -8))).toBeNull();
  });

  it('that cannot be decoded are reported by name', async () => {
    const [problem, ...others] = await write(['cut.png', 'drawn.png'], 'broken');
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: 'pages/cut.png', rule: 'image/format', severity: 'error' });
    expect(problem?.what).toBe('Файл «cut.png»\u00a0— не\u00a0картинка, или он повреждён.');
    expect(readdirSync(at('.cache/pictures')).filter((name) => /cut|\.\d+-/.test(name))).toEqual([]);
  });

  it('are not called broken if the disk is full', async () => {
    empty();
    writeFileSync(at('.cache'), '');
    await expect(write(['phone.jpg'], 'nowhere')).rejects.toThrow('ENOTDIR');
    empty();
  });

  it('are converted by the dev server on request, if text or frontmatter names them', async () => {
    const { picture } = use('phone.jpg');
    const [{ path } = { path: '' }] = filesOf(picture);
    const found = async (asked: string) => (asked === path ? use('phone.jpg') : null);
    const answer = devPictures(root, '/pre/', found);
    const server = createServer((request, response) =>
      answer(request, response, () => response.writeHead(404).end()),
    ).listen(0);
    try {
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const ask = (asked: string) => fetch(`http://localhost:${port}/pre/${asked}`);
      for (const response of await Promise.all([ask(path), ask(`${path}?again`)])) {
        expect(response.headers.get('content-type')).toBe('image/avif');
        expect((await sharp(await response.arrayBuffer()).metadata()).height).toBe(524);
      }
      expect((await ask('static/pictures/none.avif')).status).toBe(404);
    } finally {
      server.close();
    }
  });
});
