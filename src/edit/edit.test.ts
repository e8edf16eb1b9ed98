import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentFiles } from '../../tests/pages.ts';
import { asRead } from '../content/files/read-source.ts';
import { openCompiler } from '../content/mdx/compiler.ts';
import type { BlockChange } from '../content/preview/editing.ts';
import { splice } from '../content/problems/problems.ts';
import { sectionFolders } from '../plugins/sections.ts';
import { changeTexts } from './add.ts';
import { changeBlock } from './blocks.ts';
import { changeText, Refusal } from './change.ts';
import { edit } from './file-state.ts';
import * as editing from './index.ts';
import { type ReadSpot, readPlaces } from './spots.ts';

const root = process.cwd();
const file = 'pages/x.mdx';
const files = contentFiles(root).map((name) => ({ name, source: readFileSync(join(root, name), 'utf8') }));

const page = `---
title: Икс
tagline: 'Всё сразу'
benefits:
  - Первое
  - "Второе"
impact: { tutor: Да, student: "Нет" }
---

# Начало

Абзац в две
строки, и a \\{ b.

- раз
- два
  - внутри

1. сначала
2. потом

| Имя | Цена |
| --- | --- |
| Журнал |  |

<Callout title="Кто что видит" kind={'note'}>
  Слова *с нажимом* здесь.

  Просто слова.
</Callout>

<CallToAction heading="Начните" action={{ text: 'Начать', href: "/register" }} />

<Counters>
  <Counter value={150} icon="layers">центров</Counter>
  <Counter value={88} icon="layers">учеников</Counter>
</Counters>
`;

const spotOf = (source: string, text: string, kind?: string): ReadSpot => {
  const found = readPlaces(file, source).spots.find(
    (spot) => spot.text === text && (kind === undefined || spot.kind === kind),
  );
  if (!found) throw new Error(`No spot «${text}».`);
  return found;
};

/** The lines that differ after a text was changed, as a diff shows them. */
function linesAfter(text: string, ...texts: string[]): string[] {
  const after = splice(page, changeTexts(readPlaces(file, page), spotOf(page, text).id, texts));
  const before = page.split('\n');
  return after.split('\n').filter((line) => !before.includes(line));
}

test.each<[string, string, string[]]>([
  ['Икс', 'Игрек', ['title: Игрек']],
  ['Икс', 'Игрек: зет', ["title: 'Игрек: зет'"]],
  ['Икс', '2025', ["title: '2025'"]],
  ['Всё сразу', "Rock'n'roll", ["tagline: 'Rock''n''roll'"]],
  ['Второе', 'Два "раза"', ['  - "Два \\"раза\\""']],
  ['Да', 'Да, и ещё', ['impact: { tutor: \'Да, и ещё\', student: "Нет" }']],
  ['Начало', 'Конец #1', ['# Конец #1']],
  ['раз', '1. раз', ['- 1\\. раз']],
  ['Журнал', 'а|б', ['| а\\|б |  |']],
  ['', 'Даром', ['| Журнал | Даром |']],
  ['Кто что видит', 'Кто "что" видит', ['<Callout title="Кто &quot;что&quot; видит" kind={\'note\'}>']],
  [
    'Просто слова.',
    'Просто <слова> {x} *и* _звёзды_ `код`.',
    ['  Просто \\<слова> \\{x\\} \\*и\\* \\_звёзды\\_ \\`код\\`.'],
  ],
  [
    'Начать',
    "Don't",
    ['<CallToAction heading="Начните" action={{ text: \'Don\\\'t\', href: "/register" }} />'],
  ],
  ['центров', 'школ & центров', ['  <Counter value={150} icon="layers">школ & центров</Counter>']],
])('«%s» becomes «%s» in its own line alone', (from, to, lines) => {
  expect(linesAfter(from, to)).toEqual(lines);
});

test('of a text broken over lines only the changed words are written', () => {
  expect(linesAfter('Абзац в две строки, и a { b.', 'Абзац в две строчки, и a { b.')).toEqual([
    'строчки, и a \\{ b.',
  ]);
});

test('Enter makes another paragraph, item or value of a list', () => {
  expect(linesAfter('Просто слова.', 'Просто', 'слова.')).toEqual(['  Просто', '  слова.']);
  expect(linesAfter('раз', 'раз', 'полтора')).toEqual(['- полтора']);
  expect(linesAfter('потом', 'потом', 'и ещё')).toEqual(['3. и ещё']);
  expect(linesAfter('Первое', 'Первое', 'И: ещё')).toEqual(["  - 'И: ещё'"]);
  expect(() => linesAfter('Начало', 'Начало', 'ещё')).toThrow(Refusal);
});

test('an empty text is passed over, and behind a quotation’s none can stand', () => {
  expect(linesAfter('Просто слова.', '', 'Просто', '', 'слова.')).toEqual(['  Просто', '  слова.']);
  expect(linesAfter('Просто слова.', '', 'Просто слова.')).toEqual([]);
  const quotation = readPlaces(file, '> Цитата');
  expect(() => changeTexts(quotation, 'body/0/0', ['Цитата', 'ещё'])).toThrow(Refusal);
});

test('what is not plain is left to its source', () => {
  const { spots } = readPlaces(file, page);
  const marked = spots.find(({ shown }) => shown.includes('нажимом'));
  expect(marked?.text).toBeNull();
  expect(() => changeText(readPlaces(file, page), marked?.id ?? '', 'Слова')).toThrow(Refusal);
  expect(() => changeText(readPlaces(file, page), spotOf(page, 'раз').id, ' ')).toThrow(Refusal);
});

function blockAfter(text: string, change: BlockChange, name?: string): string {
  const places = readPlaces(file, page);
  const block = places.blocks.findLast(
    (one) => page.slice(one.from, one.to).includes(text) && (!name || one.name === name),
  );
  return splice(page, changeBlock(places, block?.id ?? '', change));
}

test('a block is moved, copied, removed and added, the others standing as they stood', () => {
  const [one, other] = page.split('\n').filter((line) => line.startsWith('  <Counter ')) as [string, string];
  const pair = `${one}\n${other}`;
  expect(blockAfter('учеников', { do: 'up' })).toBe(page.replace(pair, `${other}\n${one}`));
  expect(blockAfter('центров', { do: 'copy' })).toBe(page.replace(pair, `${one}\n${pair}`));
  expect(blockAfter('учеников', { do: 'remove' })).toBe(page.replace(pair, one));
  expect(blockAfter('центров', { do: 'remove' })).toBe(page.replace(pair, other));
  expect(blockAfter('Просто слова.', { do: 'after', source: '<Anchor id="x" />\n' })).toBe(
    page.replace('  Просто слова.\n', '  Просто слова.\n\n  <Anchor id="x" />\n'),
  );
  expect(blockAfter('Кто что видит', { do: 'down' }, 'Callout')).toMatch(/<CallToAction[\s\S]*<Callout /);
  expect(blockAfter('центров', { do: 'instead', source: '<Counter value={1}>\n  раз\n</Counter>' })).toBe(
    page.replace(one, '  <Counter value={1}>\n    раз\n  </Counter>'),
  );
  expect(() => blockAfter('центров', { do: 'replace', source: '<Counter>' })).toThrow(Refusal);
  expect(() => blockAfter('центров', { do: 'up' })).toThrow(Refusal);
});

test('to a page of fields alone a first block is added', () => {
  const bare = '---\ntitle: О нас\n---\n';
  const places = readPlaces(file, bare);
  const first = places.blocks[0]?.id ?? '';
  expect(splice(bare, changeBlock(places, first, { do: 'after', source: 'Раз.' }))).toBe(
    '---\ntitle: О нас\n---\n\nРаз.\n',
  );
});

test.each<[BlockChange['do'] & ('up' | 'remove'), string, string, string]>([
  ['up', 'два', '1. раз\n2. два\n3. три', '1. два\n2. раз\n3. три'],
  ['remove', 'раз', '3. раз\n4. два', '3. два'],
  // Of another length a number would move what is indented below it.
  ['up', 'два', '9. раз\n10. два\n\n    ещё', '10. два\n\n    ещё\n9. раз'],
  ['remove', 'раз', 'раз [а]\n\n[а]: /about\n\nдва', '[а]: /about\n\nдва'],
])('%s of «%s» in %j', (change, text, before, after) => {
  const places = readPlaces(file, before);
  const block = places.blocks.findLast((one) => before.slice(one.from, one.to).includes(text));
  expect(splice(before, changeBlock(places, block?.id ?? '', { do: change }))).toBe(after);
});

test('a file that moved on underneath is not written over', () => {
  const texts = { do: 'texts', id: 'body/0', was: 'раз', alike: ['body/0'], texts: ['Раз'] } as const;
  expect(editing.change(file, 'раз\n\nдва', texts)).toEqual({ text: 'Раз\n\nдва' });
  expect(editing.change(file, '\ufeffраз', texts)).toEqual({ text: '\ufeffРаз' });
  expect(editing.change(file, 'раз\r\rдва', texts)).toEqual({ text: 'Раз\n\nдва' });
  expect(editing.change(file, 'два\n\nраз', texts)).toHaveProperty('conflict');
  // Of two alike, the other may stand there now.
  const second = { ...texts, id: 'body/1', alike: ['body/0', 'body/1'] };
  expect(editing.change(file, 'раз\n\nраз', second)).toEqual({ text: 'раз\n\nРаз' });
  expect(editing.change(file, 'два\n\nраз\n\nраз', second)).toHaveProperty('conflict');
  const block = { ...second, do: 'block', change: { do: 'replace', source: 'Раз' } } as const;
  expect(editing.change(file, 'раз\n\nраз', block)).toEqual({ text: 'раз\n\nРаз' });
  expect(editing.change(file, 'два\n\nраз\n\nраз', block)).toHaveProperty('conflict');
  expect(() => splice('раз', [{ from: 2, to: 9, text: '' }])).toThrow(RangeError);
});

test('a text that its schema asks for is not emptied, one that may be missing is', () => {
  const source = `${page}\n<SplitScene eyebrow="Миссия" heading="Начало пути" scene="chat">Слова.</SplitScene>\n`;
  const emptied = (was: string) => {
    const { id } = spotOf(source, was);
    return editing.change(file, source, { do: 'texts', id, was, alike: [id], texts: [''] });
  };
  for (const was of ['Икс', 'Начало пути'])
    expect(emptied(was)).toEqual({ refusal: expect.stringMatching(/^Пустым этот текст .* до \d0 знаков/) });
  expect(emptied('Миссия')).toEqual({ text: source.replace('"Миссия"', '""') });
});

test('every file of the site, opened and saved as it is, keeps each byte', () => {
  for (const { name, source } of files) {
    const places = readPlaces(name, source);
    const edits = places.spots.flatMap(({ id, text }) => (text === null ? [] : changeText(places, id, text)));
    expect(edits, name).toEqual([]);
  }
});

const words = [
  'Журнал',
  'класс',
  'a_b',
  '*',
  '**',
  '_',
  '`',
  '{',
  '}',
  '{x}',
  '<',
  '<b>',
  '>',
  '</',
  '|',
  '\\',
  '#',
  '-',
  '+',
  '1.',
  '&',
  '&lt;',
  '"',
  "'",
  ':',
  ': ',
  ' #',
  '[',
  ']',
  '](',
  '!',
  '~~',
  '$',
  '$' + '{x}',
  'https://a.uz',
  'a@b.uz',
  '---',
  '===',
  '%',
  '@',
  '?',
  'true',
  'null',
  '5 000',
  '«да»',
  '…',
  '\u00a0',
  '😀',
];
const text = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(' '));

/** Small files of the site, and one with every kind of text, in the ways that files are written. */
const sources = [
  ...Array(60).fill({ name: file, source: page }),
  ...files.filter(({ source }) => source.length < 2000),
].flatMap(({ name, source }: { name: string; source: string }) => [
  { name, written: source },
  { name, written: source.replaceAll('\n', '\r\n') },
  { name, written: `\ufeff${source}` },
]);
const placesRead = new Map<string, ReturnType<typeof readPlaces>>();

test('1,000 edits change nothing outside of the edited text, which says what was typed, and compile', async () => {
  const compile = openCompiler({ known: Object.keys(sectionFolders(root)), development: false, root });
  let made = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...sources),
      fc.nat(),
      text,
      async ({ name, written }, chosen, typed) => {
        const source = asRead(written);
        const places = placesRead.get(source) ?? readPlaces(name, source);
        placesRead.set(source, places);
        const spots = places.spots.filter((spot) => spot.text !== null);
        const spot = spots[chosen % spots.length];
        if (!spot || typed.trim() === '') return;
        const edits = changeText(places, spot.id, typed);
        const after = edit(written, edits);
        const mark = written.length - source.length;
        const [from, to] = [spot.from + mark, spot.to + mark];
        expect(after.slice(0, from)).toBe(written.slice(0, from));
        expect(after.slice(after.length - (written.length - to))).toBe(written.slice(to));
        const read = readPlaces(name, asRead(after)).spots.find(({ id }) => id === spot.id);
        expect(read?.text).toBe(typed.trim());
        made++;
        // What was read was parsed as the compiler does; the rest of its way takes four times as long.
        if (chosen % 5 > 0) return;
        const { code } = await compile(name, asRead(after));
        expect(code).not.toBeNull();
      },
    ),
    { numRuns: 1000, seed: 23 },
  );
  expect(made).toBeGreaterThan(900);
}, 300_000);
