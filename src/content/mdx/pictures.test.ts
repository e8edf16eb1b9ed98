import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../../tests/broken.ts';
import { evaluateBody } from '../../../tests/evaluate.ts';
import { examine } from '../pictures/open-pictures.ts';
import { openCompiler } from './compiler.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, 'pages/blog-single'), { recursive: true });
  writeFileSync(join(root, 'pages/blog-single/Наш класс.png'), png(1600, 900));
  writeFileSync(join(root, 'pages/blog-single/small.png'), png(700, 500));
  writeFileSync(
    join(root, 'pages/plan.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"/>',
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const file = 'pages/blog-single/x.mdx';
const compiler = () => openCompiler({ known: ['SplitScene'], development: false, root, base: '/some/' });
const shown: Record<string, unknown>[] = [];
const components = {
  SplitScene: (props: Record<string, unknown>) => {
    shown.push(props);
    return createElement(Fragment, null, props.children as string);
  },
};
async function htmlOf(source: string): Promise<string> {
  const { code, problems } = await compiler()(file, source);
  expect(problems).toEqual([]);
  return renderToStaticMarkup(evaluateBody(code ?? '', { Fragment, jsx, jsxs })({ components }));
}
const imgs = (html: string) => html.match(/<img [^>]*>/g) ?? [];

describe('a picture in a text', () => {
  it('has sources in modern formats and several widths, and its dimensions', async () => {
    const html = await htmlOf('![Класс за работой](<Наш класс.png> "Первый урок")\n');
    expect(html.replaceAll(/-[0-9a-f]{8}\./g, '-#.')).toBe(
      [
        '<figure><picture>',
        '<source type="image/avif" srcSet="/some/static/pictures/nash-klass-360-#.avif 360w, /some/static/pictures/nash-klass-720-#.avif 720w, /some/static/pictures/nash-klass-1080-#.avif 1080w, /some/static/pictures/nash-klass-1440-#.avif 1440w" sizes="(min-width: 700px) 630px, calc(100vw - 2rem)"/>',
        '<source type="image/webp" srcSet="/some/static/pictures/nash-klass-360-#.webp 360w, /some/static/pictures/nash-klass-720-#.webp 720w, /some/static/pictures/nash-klass-1080-#.webp 1080w, /some/static/pictures/nash-klass-1440-#.webp 1440w" sizes="(min-width: 700px) 630px, calc(100vw - 2rem)"/>',
        '<img src="/some/static/pictures/nash-klass-1080-#.png" width="1600" height="900" loading="eager" fetchPriority="high" decoding="async" alt="Класс за работой"/>',
        '</picture><figcaption>Первый урок</figcaption></figure>',
      ].join(''),
    );
  });

  it('loads lazily, except the first one near the top', async () => {
    const html = await htmlOf(
      '![Раз](small.png)\n\nСлово ![два](small.png) в строке.\n\n![План](../plan.svg)\n',
    );
    expect(imgs(html).map((img) => /loading="(\w+)"/.exec(img)?.[1])).toEqual(['eager', 'lazy', 'lazy']);
    expect(html).toContain('<picture><source');
    expect(html).toContain('<p>Слово <picture>');
    const long = await htmlOf(`${'Длинный текст. '.repeat(100)}\n\n![Раз](small.png)\n`);
    expect(imgs(long)[0]).toContain('loading="lazy"');
    expect(long).not.toContain('fetchPriority');
    const after = await htmlOf('---\npicture:\n  file: small.png\n---\n\n![Раз](small.png)\n');
    expect(imgs(after)[0]).toContain('loading="lazy"');
  });

  it('is never wider than its original, and a drawing is served as it is', async () => {
    const html = await htmlOf('![Раз](small.png)\n\n![План](../plan.svg)\n');
    expect([...html.matchAll(/(\d+)w/g)].map(([, width]) => Number(width))).toEqual([360, 700, 360, 700]);
    expect(imgs(html)[0]).toContain('width="700" height="500"');
    expect(imgs(html)[1]).toMatch(
      /src="\/some\/static\/pictures\/plan-[0-9a-f]{8}\.svg" width="64" height="48"/,
    );
  });

  it('of a section is passed to it as PictureData', async () => {
    await htmlOf('<SplitScene heading="Класс" picture="small.png" alt="Доска">Текст.</SplitScene>\n');
    expect(shown.at(-1)).toMatchObject({
      alt: 'Доска',
      picture: { name: 'small', kind: 'png', width: 700, height: 500, first: true },
    });
  });

  it('that does not exist is reported at its position', async () => {
    for (const src of ['smal.png', '/blog-single/small.png']) {
      const { problems } = await compiler()(file, `Текст.\n\n![Раз](${src})\n`);
      expect(problems).toMatchObject([
        { rule: 'image/missing', line: 3, column: 1, hint: 'Возможно, вы имели в\u00a0виду small.png.' },
      ]);
    }
  });

  it('with a sign in its name that an address reads otherwise is not called deleted', async () => {
    const { problems } = await compiler()(file, '![Раз](<план #1.png>)\n');
    expect(problems).toMatchObject([
      { rule: 'image/missing', hint: expect.stringMatching('знаки # и\u00a0\\?') },
    ]);
  });

  it('in a data URL is reported once, without the URL', async () => {
    const { problems } = await compiler()(file, `![Раз](data:image/png;base64,${'iVBO'.repeat(9)})\n`);
    expect(problems).toMatchObject([{ rule: 'image/missing', what: expect.stringContaining('буквами') }]);
  });

  it('is found when it is added later', async () => {
    const compile = compiler();
    const rulesOf = async () => (await compile(file, '![Раз](late.png)\n')).problems.map(({ rule }) => rule);
    expect(await rulesOf()).toEqual(['image/missing']);
    writeFileSync(join(root, 'pages/blog-single/late.png'), png(700, 500));
    expect(await rulesOf()).toEqual([]);
  });

  it('changes the compiled text when its content changes', async () => {
    const compile = compiler();
    const source = '![Раз](small.png)\n';
    const before = await compile(file, source);
    expect((await compile(file, source)).code).toBe(before.code);
    const path = join(root, 'pages/blog-single/small.png');
    writeFileSync(path, png(700, 501));
    utimesSync(path, new Date(), new Date(Date.now() + 5000));
    const after = await compile(file, source);
    expect(after.code).not.toBe(before.code);
    expect(after.code).toMatch(/height: "?501/);
  });
});

/** A drawing with the given attributes and content, after a prolog. */
const drawing = (content: string, attributes = '', prolog = '') =>
  Buffer.from(
    `${prolog}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48" ${attributes}>${content}</svg>`,
  );

// Chromium runs each of these when the drawing is opened by its URL.
it.each([
  ['a script', drawing('<script>x()</script>')],
  ['a script with a prefix', drawing('<s:script>x()</s:script>', 'xmlns:s="http://www.w3.org/2000/svg"')],
  ['HTML with a prefix', drawing('<h:iframe srcdoc="x"/>', 'xmlns:h="http://www.w3.org/1999/xhtml"')],
  ['HTML in references', drawing('<h:iframe srcdoc="x"/>', 'xmlns:h="http://www.w3.org/1999/&#120;html"')],
  ['a handler', drawing('<rect\nonclick="x()"/>')],
  ['a declared handler', drawing('<rect/>', '', '<!DOCTYPE svg [<!ATTLIST rect onclick CDATA "x()">]>')],
  ['a link to code', drawing('<a href="&#106;avascript:x()"><rect/></a>')],
  ['an animated link', drawing('<a><set attributeName="href" to="&#106;avascript:x()"/><rect/></a>')],
  ['an animated link in references', drawing('<a><set attributeName="&#00104;ref" to="x"/><rect/></a>')],
  [
    'hidden names',
    drawing('<scr\x1b(Bipt>x()</scr\x1b(Bipt>', '', '<?xml version="1.0" encoding="csISO2022JP"?>'),
  ],
  [
    'a script in UTF-16',
    Buffer.concat([
      Buffer.from('\ufeff<!--', 'utf16le'),
      drawing(' '),
      Buffer.from('--><svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>', 'utf16le'),
    ]),
  ],
])('a drawing with %s is refused', (_, bytes) => {
  expect(examine('plan.svg', bytes)).toMatchObject({ refusal: { rule: 'image/code' } });
});

it('a drawing as editors export it is accepted', () => {
  const bytes = drawing(
    '<style>.a{fill:url(#g)}</style><metadata><rdf:RDF/></metadata><path d="M1,1&#xA;c0,0"/><use xlink:href="#g"/><animate attributeName="opacity" values="0;1"/>',
    'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"',
    '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
  );
  expect(examine('plan.svg', bytes)).toEqual({ kind: 'svg', width: 64, height: 48 });
});
