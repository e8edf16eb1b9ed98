import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/content.ts';
import { sampleSite } from '../../../tests/sampleSite.ts';
import { type SocialCard, socialCard } from '../../app/entry-facts.ts';
import { pictureSize } from '../../app/identity.ts';
import type { Entry, SiteIndex } from '../../content/entry.ts';
import { pageTypes } from '../../content/types/index.ts';
import type { PageType } from '../../content/types/registry.ts';
import { design } from './design.ts';
import { draw } from './draw-task.ts';
import { planPictures } from './plan-pictures.ts';

const card: SocialCard = {
  title: 'Полуавтоматизированный учёт: ўқув маркази, oʻquvchi — «журнал» № 5',
  label: 'Учебным центрам',
  accent: 'centers',
  icon: 'building-2',
  brand: 'Daftar',
};

/** Decodes a picture: four bytes a pixel. */
async function decoded(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the share of white pixels in the column of the words. */
function whiteness({ data, width }: Awaited<ReturnType<typeof decoded>>): number {
  let white = 0;
  for (let y = 64; y < 450; y++)
    for (let x = 72; x < 802; x++) if ((data[(y * width + x) * 4] ?? 0) > 200) white += 1;
  return white / (386 * 730);
}

describe('a social picture', () => {
  it('has the size that networks require, is light and shows its words', async () => {
    const png = await draw(design(card, '.'));
    const picture = await decoded(png);
    expect([picture.width, picture.height]).toEqual([pictureSize.width, pictureSize.height]);
    expect(png.length).toBeLessThan(100_000);
    expect(whiteness(picture)).toBeGreaterThan(0.04);
  });

  it('is the same each time', async () => {
    const [first, second] = [await draw(design(card, '.')), await draw(design(card, '.'))];
    expect(first.equals(second)).toBe(true);
  });

  it('shows a long title whole, above the brand', async () => {
    const begun = 'Как учебному центру договориться с родителями об оплате за пропущенные';
    const [first, second] = await Promise.all(
      ['занятия', 'встречи'].map((last) => draw(design({ ...card, title: `${begun} ${last}` }, '.'))),
    );
    expect(first?.equals(second as Buffer)).toBe(false);
    const { data, width } = await decoded(first as Buffer);
    const between = data.subarray(452 * width * 4, 472 * width * 4).filter((_, at) => at % 4 === 0);
    expect(Math.max(...between)).toBeLessThan(0xd0);
  });

  it('is drawn without invisible characters', async () => {
    const pictures = ['Пре\u00adпо\u200bдаватель', '\ufeffПреподаватель\u2060', 'Преподаватель'].map(
      (title) => draw(design({ ...card, title }, '.')),
    );
    for (const png of await Promise.all(pictures)) expect(png.length).toBeGreaterThan(10_000);
  });

  it('shows an owner’s logo at the size of the sample’s, whatever its own', async () => {
    const pictures = [40, 512].map((side) => {
      const root = mkdtempSync(join(tmpdir(), 'logo-'));
      mkdirSync(join(root, 'public'));
      const half = side / 2;
      const logo = `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" fill="none" viewBox="0 0 ${side} ${side}"><style>.a { fill: #0a7 }</style><circle class="a" cx="${half}" cy="${half}" r="${half}"/></svg>`;
      writeFileSync(join(root, 'public/favicon.svg'), logo);
      return draw(design({ ...card, icon: null }, root)).finally(() => rmSync(root, { recursive: true }));
    });
    const [small, large] = await Promise.all(pictures.map(async (png) => decoded(await png)));
    expect(large?.data.equals(small?.data ?? Buffer.of())).toBe(true);
    // Its middle beside the brand, in its own colour.
    const { data, info } = await sharp(await (pictures[0] ?? draw(design(card, '.'))))
      .removeAlpha()
      .extract({ left: 102, top: 504, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.channels, ...data]).toEqual([3, 0, 170, 119]);
  });

  it('keeps a long word in its column', () => {
    const size = (title: string) => {
      const [block] = design({ ...card, title }, '.').words.props.children as ReturnType<
        typeof design
      >['words'][];
      const parts = block?.props.children as ReturnType<typeof design>['words'][];
      return Number(parts.at(-1)?.props.style.fontSize);
    };
    expect(size('Журнал')).toBeGreaterThan(100);
    expect(size('Полуавтоматизированный')).toBeLessThan(60);
  });
});

describe('the pictures of a site', () => {
  const entry = (type: PageType, url: string, over: object = {}) =>
    ({
      type,
      url,
      file: `pages${url}.mdx`,
      aliases: [],
      notFound: false,
      data: { ...samples[type], ...over },
    }) as Entry;
  const plan = (...entries: Entry[]) =>
    planPictures({ site: sampleSite, entries } as unknown as SiteIndex, '.');

  it('are named by their content, so that a new title is a new address', () => {
    const path = (title: string) =>
      plan(entry('post', '/blog-single/x', { title })).get('pages/blog-single/x.mdx')?.path;
    expect(path('Как начать')).toMatch(/^static\/social\/blog-single\/x-[0-9a-f]{8}\.png$/);
    expect(path('Как начать')).toBe(path('Как начать'));
    expect(path('Как начать')).not.toBe(path('Как закончить'));
  });

  it.each(pageTypes.map(({ name }) => name))('%s has one', (type) => {
    const { title, brand } = socialCard(entry(type, '/x'), sampleSite as never);
    expect([title.length > 0, brand.length > 0, plan(entry(type, '/x')).size]).toEqual([true, true, 1]);
  });
});
