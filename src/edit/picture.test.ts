import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, test } from 'vitest';
import { inTempSite } from '../../tests/content.ts';
import { measure } from '../content/pictures/measure.ts';
import { pictureBeside, withPicture } from './picture.ts';

const drawn = (width: number, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#369' } })
    .png()
    .toBuffer();

it('a picture gets a free Latin name and the width of a screen; others are refused', () =>
  inTempSite({}, async ({ root }) => {
    const small = await drawn(640);
    const add = (name: string, alt: string, bytes: Buffer) =>
      pictureBeside(root, { name, alt, data: bytes.toString('base64') });
    const refused = (name: string, bytes: string | Buffer, why: string) =>
      expect(add(name, '', Buffer.from(bytes))).rejects.toThrow(why);
    expect(await add('Наш класс.PNG', '', small)).toEqual({ name: 'nash-klass.png', content: small });
    writeFileSync(join(root, 'nash-klass.png'), small);
    expect(await add('Наш класс.png', '', small)).toHaveProperty('name', 'nash-klass.png');
    expect(await add('Наш класс.png', '', await drawn(700))).toHaveProperty('name', 'nash-klass-2.png');
    expect(await add('image.png', 'Ученики у доски', small)).toHaveProperty('name', 'ucheniki-u-doski.png');
    expect(await add('IMG_2034.jpeg', '', small)).toHaveProperty('name', 'picture.png');
    const huge = await add('wide.png', '', await drawn(5000, 100));
    expect(measure(huge.content)).toMatchObject({ width: 2560, height: 51 });
    await refused('notes.png', 'text', 'notes.png');
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    await refused('renamed.jpg', heic, 'iPhone');
    await refused('film.MOV', 'film', 'видеосервис');
    await refused('stamp.png', await drawn(200), 'от 640 точек');
    await refused('torn.png', (await drawn(5000, 100)).subarray(0, 80), 'torn.png');
    await refused('code.svg', '<svg viewBox="0 0 640 480"><script>alert(1)</script></svg>', 'code.svg');
    await refused(
      'moving.gif',
      Buffer.concat([Buffer.from('GIF89a\x20\x03\x58\x02'), Buffer.alloc(400_000)]),
      'moving.gif',
    );
    const half = (await sharp(small).withExif({}).jpeg().toBuffer()).subarray(0, -9);
    await refused('half.jpg', half, 'half.jpg');
  }));

test.each([
  ['Абзац.', { do: 'after', source: '![Класс \\[7\\], 2\\*2\\*2](x.png)' }],
  ['![Было](old.jpg "Подпись")', { do: 'replace', source: '![Класс \\[7\\], 2\\*2\\*2](x.png "Подпись")' }],
])('a picture is added to %s', (block, change) => {
  expect(withPicture(block, 'x.png', 'Класс [7], 2*2*2')).toEqual(change);
});
