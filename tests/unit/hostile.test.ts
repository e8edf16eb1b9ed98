import { resolve, sep } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { isEmail, isName, isPhone, problemOf } from '../../mdx-components/_shared/forms/rules.ts';
import { pageDataId } from '../../src/app/page-data.ts';
import { inspect } from '../../src/check/engine/inspect.ts';
import { dataFile, fileToUrl, htmlFile, normalizeUrl } from '../../src/content/files/paths.ts';
import { slugify, uniqueSlugs } from '../../src/content/files/slugs.ts';
import { parseFrontmatter } from '../../src/content/frontmatter/frontmatter.ts';
import { validate } from '../../src/content/frontmatter/validate.ts';
import { readBody } from '../../src/content/mdx/read-body.ts';
import { distance } from '../../src/content/problems/suggest.ts';
import { schemas } from '../../src/content/types/schemas.ts';
import { typograph, typographFields } from '../../src/content/typography/typography.ts';
import { findAnswer } from '../../src/hosts/serve.ts';
import { sectionsOf } from '../../src/plugins/search/extract.ts';
import { excerpt } from '../../src/search/excerpt.ts';
import { stems } from '../../src/search/stem.ts';
import { queryWords } from '../../src/search/words.ts';

/**
 * Whatever a file, an address or a field contains: nothing crashes, leaves its folder, modifies other objects, or gives
 * another result when repeated (fast-check generates the input).
 */
/** `FUZZ=5000` tries more, random input; by default the input is always the same, so that a failure is new. */
const more = Number(process.env.FUZZ ?? 0);
const runs = more > 0 ? { numRuns: more } : { numRuns: 75, seed: 20261121 };
const check = <T>(values: fc.Arbitrary<T>, test: (value: T) => void) =>
  fc.assert(fc.property(values, test), runs);

const any = fc.string({ unit: 'binary', maxLength: 80 });
const words = fc.constantFrom(
  'слово',
  'и',
  'в',
  '—',
  '-',
  '"',
  "'",
  '«',
  '»',
  '...',
  '…',
  '5',
  '000',
  'сум',
  '%',
  '№',
  '+998 71 200-00-00',
  'http://a.uz/?b=c',
  'oʻzbek',
  'Oʻ',
  ',',
  '.',
  '(',
  ')',
  '\u00a0',
  '\n',
  'т. е.',
  '1/2',
  'a@b.uz',
  '<b>',
  '&',
);
const prose = fc.array(words, { maxLength: 12 }).map((parts) => parts.join(' '));
const yaml = fc
  .array(
    fc.constantFrom(
      'title: Да',
      '__proto__: {polluted: 1}',
      'constructor: {prototype: {polluted: 1}}',
      '- a',
      '  b: [1',
      '&a x',
      '*a',
      '<<: *a',
      '"',
      '{',
      '}',
      ': :',
      '\t',
      '? !!js/function x',
      'date: 2026-13-45',
      '|',
      '> ',
      '---',
      '#',
      'x: !!binary =',
    ),
    { maxLength: 8 },
  )
  .map((lines) => `---\n${lines.join('\n')}\n---\n`);

afterEach(() => expect(({} as { polluted?: unknown }).polluted).toBeUndefined());

describe('frontmatter', () => {
  it.each([
    [
      'any text',
      fc.oneof(
        any,
        any.map((text) => `---\n${text}\n---\n`),
      ),
    ],
    ['any YAML', yaml],
  ])('of %s is data or problems, never an exception', (_, sources) => {
    check(sources, (source) => {
      for (const schema of [schemas.page, schemas.post]) {
        const { problems } = validate(schema, 'pages/x.mdx', parseFrontmatter('pages/x.mdx', source));
        for (const { line, column } of problems) expect(line > 0 && column > 0).toBe(true);
      }
    });
  });

  it('a line of 100,000 signs above a slip in each field costs no minutes', () => {
    const line = 'абв "x: {[ ,- # &*! ] } : '.repeat(4_000);
    const fields = Array.from({ length: 30 }, (_, index) => `f${index}: "без конца`);
    const { problems } = parseFrontmatter('pages/x.mdx', `---\n${[line, ...fields].join('\n')}\n---\n`);
    expect(problems.length).toBeGreaterThan(20);
  });

  it('a key named __proto__ changes no other object', () => {
    const source =
      '---\ntitle: Да\n__proto__:\n  polluted: 1\nconstructor:\n  prototype:\n    polluted: 1\n---\n';
    const { problems } = validate(schemas.page, 'pages/x.mdx', parseFrontmatter('pages/x.mdx', source));
    expect(problems.length).toBeGreaterThan(0);
    typographFields(JSON.parse('{"__proto__":{"polluted":1},"a":["b"]}'));
  });
});

describe('a body', () => {
  it('with a slip before 50,000 spaces costs no minutes', () => {
    const { problems } = readBody('pages/x.mdx', `<Faq heading=${' '.repeat(50_000)}\n\n{`);
    expect(problems).toHaveLength(2);
  });

  it('with 20,000 words in a tag costs no minutes', () => {
    const { problems } = readBody('pages/x.mdx', `<Faq a="1"${' а'.repeat(20_000)} b="2" c=«`);
    expect(problems).toHaveLength(1);
  });

  it.each([
    ['hard spaces', '\u00a0'.repeat(100_000)],
    ['marks and hard spaces', '>>-\u00a0'.repeat(25_000)],
    ['spaces of both kinds', ' \u00a0'.repeat(50_000)],
    ['spaces before one', `${' '.repeat(50_000)}\u00a0`],
  ])('with a row of %s costs no minutes', (_, row) => {
    for (const before of ['', '- ', 'а'])
      expect(readBody('pages/x.mdx', `${before}${row}а\n`).tree).not.toBeNull();
  });

  it.each([
    ['a word of 20,000 letters', 'слово'.repeat(4_000)],
    ['10,000 stray marks', '**'.repeat(10_000)],
  ])('with %s is checked in no minutes', (_, text) => {
    const source = `---\ntitle: Да\n---\n\nСлово ${text}\n`;
    const frontmatter = parseFrontmatter('pages/x.mdx', source);
    expect(inspect({ file: 'pages/x.mdx', source, frontmatter }, null).words.length).toBeGreaterThan(0);
  });
});

describe('slugs and addresses', () => {
  it('a slug is Latin, and a slug of a slug is the same', () => {
    check(fc.oneof(any, prose), (title) => {
      expect(slugify(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slugify(slugify(title))).toBe(slugify(title));
    });
  });

  it('no heading takes the place of the page’s data', () => {
    expect(slugify(pageDataId)).not.toBe(pageDataId);
  });

  it('slugs of one page differ, whatever its titles', () => {
    check(
      fc.array(fc.constantFrom('Итог', 'Итог 2', 'Итог-2', '!', '', 'razdel'), { maxLength: 9 }),
      (titles) => {
        const made = titles.map(uniqueSlugs());
        expect(new Set(made).size).toBe(made.length);
      },
    );
  });

  it('an address without escapes is normal once and for all', () => {
    check(
      any.filter((url) => !url.includes('%')),
      (url) => {
        const normal = normalizeUrl(`/${url}`);
        expect(normalizeUrl(normal)).toBe(normal);
      },
    );
  });

  const parts = fc.constantFrom(
    '..',
    '.',
    '',
    '%2e%2e',
    '%2f',
    '..%2f',
    '\\',
    '%5c',
    '%00',
    '%',
    '%E0%A4%A',
    '_headers',
    '_host',
    'a',
    'а.html',
    'etc',
    'passwd',
    '/',
    '//evil.example',
    '?',
    '#',
    'static',
    '404',
    '404.html',
  );
  const hostile = fc.array(parts, { maxLength: 8 }).map((all) => `/${all.join('/')}`);

  it('no address reaches a file outside the site, nor another host', () => {
    const dir = resolve('src/content');
    check(
      fc.oneof(
        hostile,
        any.map((path) => `/${path}`),
      ),
      (path) => {
        for (const base of ['/', '/a/']) {
          const answer = findAnswer(dir, base, path);
          if (answer.status === 301) expect(answer.location).toMatch(/^\/(?![/\\])/);
          else expect(answer.file.startsWith(dir + sep)).toBe(true);
        }
      },
    );
  });

  it('the files of an entry stay in the site', () => {
    const names = fc.stringMatching(/^[a-zа-я0-9_.-]{1,8}(?:\/[a-zа-я0-9_.-]{1,8}){0,3}$/);
    check(
      names.filter((name) => !name.split('/').some((part) => /^\.+$/.test(part))),
      (name) => {
        const url = fileToUrl(`pages/${name}.mdx`);
        if (url === null) return;
        for (const file of [htmlFile(url), dataFile(url)])
          expect(resolve('/site', file).startsWith('/site/')).toBe(true);
      },
    );
  });
});

describe('texts', () => {
  it('typography done twice is typography done once, and loses no letter', () => {
    check(fc.oneof(prose, any), (text) => {
      const once = typograph(text);
      expect(typograph(once)).toBe(once);
      const letters = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '');
      expect(letters(once)).toBe(letters(text));
    });
  });

  it('a form field of anything is right or wrong', () => {
    check(
      fc.oneof(
        any,
        fc.string({ unit: fc.constantFrom('a', '@', '.', '-', ' ', '+', '9', '('), maxLength: 400 }),
      ),
      (text) => {
        for (const test of [isName, isEmail, isPhone]) expect(typeof test(text)).toBe('boolean');
        expect([null, 'required', 'invalid']).toContain(problemOf('message', text));
        if (isEmail(text)) expect(text.trim()).not.toMatch(/[\s<>"]/);
      },
    );
  });

  it('a search of anything, over anything, ends with the same text', () => {
    check(fc.tuple(fc.oneof(any, prose), fc.oneof(any, prose)), ([text, query]) => {
      const found = new Set(queryWords(query).flatMap(stems));
      const shown = excerpt(text, found).map((piece) => piece.text);
      if (text.length <= 150) expect(shown.join('')).toBe(text);
      expect(distance(text, query, 2)).toBe(distance(query, text, 2));
      expect(distance(text, text, 2)).toBe(0);
      expect(Array.isArray(sectionsOf(`<main>${text}${query}</main>`))).toBe(true);
    });
  });
});
