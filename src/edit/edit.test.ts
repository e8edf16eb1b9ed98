import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentFiles } from '../../tests/pages.ts';
import { asRead } from '../content/files/read-source.ts';
import { openCompiler } from '../content/mdx/compiler.ts';
import { splice } from '../content/problems/problems.ts';
import type { BlockChange, EditRequest, JoinSide } from '../content/writers/editing.ts';
import { Refusal, refusedBy } from '../content/writers/refusal.ts';
import { sectionFolders } from '../plugins/sections.ts';
import { changeBlock, putBelow } from './blocks.ts';
import { changeText, changeTexts } from './change.ts';
import * as editing from './edit.ts';
import { withMark } from './repair.ts';
import { parseFile, type ReadSpot } from './spots.ts';

const root = process.cwd();
const file = 'pages/x.mdx';
/** The site's files; entries of a type are alike, so two of each. */
const files = contentFiles(root)
  .filter(
    (name, at, all) =>
      /^pages\/(?:_site\/)?[^/]+$/.test(name) || dirname(all[at - 2] ?? '') !== dirname(name),
  )
  .map((name) => ({ name, source: readFileSync(join(root, name), 'utf8') }));

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
  const found = parseFile(file, source).spots.find(
    (spot) => spot.text === text && (kind === undefined || spot.kind === kind),
  );
  if (!found) throw new Error(`No spot «${text}».`);
  return found;
};

/** Returns the lines that differ after a change of text, as a diff shows them. */
function linesAfter(text: string, ...texts: string[]): string[] {
  const after = editing.change(file, page, page, { do: 'texts', id: spotOf(page, text).id, texts });
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
    'Просто <слова> {x} * и [звёзды] `код`.',
    ['  Просто \\<слова> \\{x\\} * и [звёзды] \\`код\\`.'],
  ],
  [
    'Начать',
    "Don't",
    ['<CallToAction heading="Начните" action={{ text: \'Don\\\'t\', href: "/register" }} />'],
  ],
  ['центров', 'школ & центров', ['  <Counter value={150} icon="layers">школ & центров</Counter>']],
])('«%s» becomes «%s» and only its own line changes', (from, to, lines) => {
  expect(linesAfter(from, to)).toEqual(lines);
});

test.each<[string, string, string]>([
  ['Просто слова.', 'Это **важно** и [тарифы](/pricing)', '  Это **важно** и [тарифы](/pricing)'],
  ['Просто слова.', '*Курсив* {x} и R&D', '  *Курсив* \\{x\\} и R&D'],
  ['раз', '**раз** и _два_', '- **раз** и _два_'],
  ['Журнал', '**а|б**', '| **а\\|б** |  |'],
  ['Начало', '[Конец](/about)', '# [Конец](/about)'],
  // Unknown marks, and marks where none are parsed, stay as they are.
  ['Просто слова.', '2*3*4 и [ничего]()', '  2\\*3\\*4 и \\[ничего\\]()'],
  ['Кто что видит', '**Кто**', '<Callout title="**Кто**" kind={\'note\'}>'],
])('typed as Markdown, «%s» becomes «%s»', (from, to, line) => {
  expect(linesAfter(from, to)).toEqual([line]);
});

test('of a text over several lines only the changed words are written', () => {
  expect(linesAfter('Абзац в две строки, и a { b.', 'Абзац в две строчки, и a { b.')).toEqual([
    'строчки, и a \\{ b.',
  ]);
});

test('marks that were shown as text before stay text', () => {
  const before = 'Файл \\_раз\\_ и\u00a0\\*два\\* &mdash; три.';
  const { id } = spotOf(before, 'Файл _раз_ и\u00a0*два* — три.');
  const change = (...texts: string[]) => editing.change(file, before, before, { do: 'texts', id, texts });
  expect(change('Файл _раз_ и\u00a0*два* — четыре.')).toBe(before.replace('три', 'четыре'));
  expect(change('Файл', '_раз_ и\u00a0*два* — три.')).toBe('Файл\n\n\\_раз\\_ и\u00a0\\*два\\* — три.');
  expect(change('Файл **раз** и\u00a0два.')).toBe('Файл **раз** и\u00a0два.');
});

test('Enter makes another paragraph, item or value of a list', () => {
  expect(linesAfter('Просто слова.', 'Просто', 'слова.')).toEqual(['  Просто', '  слова.']);
  expect(linesAfter('раз', 'раз', 'полтора')).toEqual(['- полтора']);
  expect(linesAfter('потом', 'потом', 'и **ещё**', 'a_b')).toEqual(['3. и **ещё**', '3. a_b']);
  expect(linesAfter('Первое', 'Первое', 'И: ещё')).toEqual(["  - 'И: ещё'"]);
  expect(() => linesAfter('Начало', 'Начало', 'ещё')).toThrow(Refusal);
});

test.each([
  ['> Цитата\n\nдальше', '> Цитата\n>\n> ещё\n\nдальше'],
  ['> раз\n>\n> Цитата', '> раз\n>\n> Цитата\n>\n> ещё'],
  ['- раз\n  > Цитата', '- раз\n  > Цитата\n  >\n  > ещё'],
  ['- > Цитата\n- два', '- > Цитата\n  >\n  > ещё\n- два'],
])('Enter in a quotation adds a paragraph to it: %j', (before, after) => {
  const { id } = spotOf(before, 'Цитата');
  const parsed = parseFile(file, before);
  expect(changeTexts(parsed, id, ['Цитата', 'ещё'])).toBe(after);
  expect(putBelow(parsed, id, ['Цитата'], 'ещё')).toBe(after);
});

test('Enter at the end of a line in a file with the line breaks of Windows leaves no half of one', () => {
  const before = 'раз\r\nдва\r\n';
  const { id } = spotOf(before, 'раз два');
  expect(changeTexts(parseFile(file, before), id, ['раз', 'два'])).toBe('раз\r\n\r\nдва\r\n');
});

test('the next item follows the nested list of an item', () => {
  const before = '- раз\n- Цитата\n  - внутри\n- три';
  const { id } = spotOf(before, 'Цитата');
  expect(changeTexts(parseFile(file, before), id, ['Цитата', 'ещё'])).toBe(
    '- раз\n- Цитата\n  - внутри\n- ещё\n- три',
  );
  const tenth = '9. раз\n10. Цитата';
  expect(putBelow(parseFile(file, before), id, ['Цитата'], '1. а\n   - б')).toBe(
    '- раз\n- Цитата\n  - внутри\n- а\n   - б\n- три',
  );
  expect(changeTexts(parseFile(file, tenth), spotOf(tenth, 'Цитата').id, ['Цитата', 'ещё'])).toBe(
    `${tenth}\n11. ещё`,
  );
  const done = '- [x] Цитата';
  expect(changeTexts(parseFile(file, done), spotOf(done, 'Цитата').id, ['Цитата', 'ещё'])).toBe(
    `${done}\n- [ ] ещё`,
  );
});

test('empty texts are skipped', () => {
  expect(linesAfter('Просто слова.', '', 'Просто', '', 'слова.')).toEqual(['  Просто', '  слова.']);
  expect(linesAfter('Просто слова.', '', 'Просто слова.')).toEqual([]);
});

test('a picture on its own is called one', () => {
  const { blocks } = parseFile(file, '![Доска](a.png)\n\nСлова ![Доска](a.png)\n');
  expect(blocks.map(({ label }) => label)).toEqual(['картинка', 'абзац']);
});

test('texts with marks, and empty ones, are refused', () => {
  const { spots } = parseFile(file, page);
  const marked = spots.find(({ shown }) => shown.includes('нажимом'));
  expect(marked?.text).toBeNull();
  expect(() => changeText(parseFile(file, page), marked?.id ?? '', 'Слова')).toThrow(Refusal);
  expect(() => changeText(parseFile(file, page), spotOf(page, 'раз').id, ' ')).toThrow(Refusal);
});

function blockAfter(text: string, change: BlockChange, name?: string): string {
  const parsed = parseFile(file, page);
  const block = parsed.blocks.findLast(
    (one) => page.slice(one.from, one.to).includes(text) && (!name || one.name === name),
  );
  return changeBlock(parsed, block?.id ?? '', change);
}

test.each([
  ['Просто слова.', ['Раз.', 'Два.'], '  Раз.\n\n  Два.\n\n  - пункт\n    - внутри\n'],
  ['Просто слова.', [''], 'здесь.\n\n  - пункт\n    - внутри\n</Callout>'],
  ['раз', ['раз', 'полтора'], '- раз\n- полтора\n- пункт\n  - внутри\n- два\n  - внутри\n\n1. сначала'],
  ['раз', [''], '\n- пункт\n  - внутри\n- два\n  - внутри\n\n1. сначала'],
  ['внутри', ['внутри'], '- раз\n- два\n  - внутри\n  - пункт\n    - внутри\n\n1. сначала'],
  ['сначала', ['сначала'], '1. сначала\n1. пункт\n   - внутри\n'],
])('MDX pasted into «%s» is inserted below (%j)', (was, texts, after) => {
  const below = '- пункт\n  - внутри';
  expect(putBelow(parseFile(file, page), spotOf(page, was).id, texts, below)).toContain(after);
});

test('a block is moved, copied, removed and added, and the others stay as they are', () => {
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
  expect(() => blockAfter('центров', { do: 'replace', source: '<Counter>' })).toThrow(/<Counter> не закрыт/);
  expect(() => blockAfter('центров', { do: 'up' })).toThrow(Refusal);
});

test('a picture is inserted beside a block as a block', () => {
  const picture = { do: 'picture', id: 'body/1', name: 'a.png', alt: 'Доска', data: '' } as const;
  const put = (side: 'before' | 'after') => changeOf(file, 'раз\n\nдва', 'раз\n\nдва', { ...picture, side });
  expect(put('before')).toEqual({ text: 'раз\n\n![Доска](a.png)\n\nдва' });
  expect(put('after')).toEqual({ text: 'раз\n\nдва\n\n![Доска](a.png)' });
});

test('the picture of a section is replaced, or takes the place of its scene', () => {
  const before = '<SplitScene heading="А" picture="old.jpg" alt="Было">\nТекст.\n</SplitScene>';
  const picture = { do: 'picture', id: 'body/0', name: 'x.png', alt: 'Класс [7], 2*2*2', data: '' } as const;
  expect(changeOf(file, before, before, picture)).toEqual({
    text: '<SplitScene heading="А" picture="x.png" alt="Класс [7], 2*2*2">\nТекст.\n</SplitScene>',
  });
  const scene = '<SplitScene heading="А" scene="chat">\nТекст.\n</SplitScene>';
  expect(changeOf(file, scene, scene, { ...picture, alt: 'Класс' })).toEqual({
    text: '<SplitScene heading="А" picture="x.png" alt="Класс">\nТекст.\n</SplitScene>',
  });
});

test('a page with fields only gets its first block', () => {
  const bare = '---\ntitle: О нас\n---\n';
  const parsed = parseFile(file, bare);
  const first = parsed.blocks[0]?.id ?? '';
  expect(changeBlock(parsed, first, { do: 'after', source: 'Раз.' })).toBe(
    '---\ntitle: О нас\n---\n\nРаз.\n',
  );
});

test.each<[BlockChange['do'] & ('up' | 'remove'), string, string, string]>([
  ['up', 'два', '1. раз\n2. два\n3. три', '1. два\n2. раз\n3. три'],
  ['remove', 'раз', '3. раз\n4. два', '3. два'],
  // Numbers stay, since one of another length would shift the indentation below it.
  ['up', 'два', '9. раз\n10. два\n\n    ещё', '10. два\n\n    ещё\n9. раз'],
  ['remove', 'раз', 'раз [а]\n\n[а]: /about\n\nдва', '[а]: /about\n\nдва'],
])('%s of «%s» in %j', (change, text, before, after) => {
  const parsed = parseFile(file, before);
  const block = parsed.blocks.findLast((one) => before.slice(one.from, one.to).includes(text));
  expect(changeBlock(parsed, block?.id ?? '', { do: change })).toBe(after);
});

test.each<[string, BlockChange, string, string]>([
  ['- раз', { do: 'up' }, 'Текст:\n- раз\n\nпосле', '- раз\n\nТекст:\n\nпосле'],
  ['- раз', { do: 'remove' }, 'Текст:\n- раз\n\nпосле', 'Текст:\n\nпосле'],
  ['- раз', { do: 'before', source: '---' }, 'Текст:\n- раз', 'Текст:\n\n---\n\n- раз'],
  ['> раз', { do: 'after', source: 'Ещё.' }, '> раз\n3. два', '> раз\n\nЕщё.\n\n3. два'],
  ['- раз', { do: 'down' }, '> Текст:\r\n> - раз\r\n>\r\n> два', '> Текст:\r\n>\r\n> два\r\n>\r\n> - раз'],
  ['2. б', { do: 'up' }, '> 1. а\n> 2. б\n>    - в\n> - раз', '> 1. б\n>    - в\n> 2. а\n> - раз'],
])('%j: %o does not make one block of two in %j', (text, change, before, after) => {
  const parsed = parseFile(file, before);
  const block = parsed.blocks.find(({ from }) => before.startsWith(text, from));
  expect(changeBlock(parsed, block?.id ?? '', change)).toBe(after);
});

/** Returns a file after a change, or the error that its page gets. */
function changeOf(...given: Parameters<typeof editing.change>) {
  try {
    return { text: editing.change(...given) };
  } catch (error) {
    return refusedBy(error);
  }
}

/** Returns a file after a change of a text or block that its page has read in an earlier version. */
function changedSince(seen: string, written: string, was: string, of: 'texts' | 'block' = 'texts') {
  const parsed = parseFile(file, seen);
  const id =
    of === 'texts'
      ? parsed.spots.findLast(({ text }) => text === was)?.id
      : parsed.blocks.findLast(({ from, to }) => seen.slice(from, to) === was)?.id;
  const wish = of === 'texts' ? { texts: ['Раз'] } : { change: { do: 'replace' as const, source: 'Раз' } };
  return changeOf(file, written, seen, { do: of, id: id ?? '', ...wish } as EditRequest);
}

test.each(['texts', 'block'] as const)('the target of a change in %s is found where it is now', (of) => {
  const change = (seen: string, written: string) => changedSince(seen, written, 'раз', of);
  expect(change('раз\n\nдва', 'раз\n\nдва')).toMatchObject({ text: 'Раз\n\nдва' });
  expect(change('раз', '\ufeffраз')).toMatchObject({ text: '\ufeffРаз' });
  expect(change('раз\n\nдва', 'раз\r\rдва')).toMatchObject({ text: 'Раз\n\nдва' });
  expect(change('раз\n\nдва', 'ноль\n\nраз\n\nтри')).toMatchObject({ text: 'ноль\n\nРаз\n\nтри' });
  // Each of two identical texts can be identified.
  expect(change('раз\n\nраз', 'раз\n\nраз')).toMatchObject({ text: 'раз\n\nРаз' });
  expect(change('раз\n\nраз', 'два\n\nраз\n\nраз')).toMatchObject({ text: 'два\n\nраз\n\nРаз' });
});

test('a text is changed although another in its line was changed meanwhile', () => {
  const table = (...cells: string[]) => `| А | Б |\n| - | - |\n| ${cells.join(' | ')} |`;
  expect(changedSince(table('раз', 'два'), table('три', 'два'), 'два')).toMatchObject({
    text: table('три', 'Раз'),
  });
  const others = table('два', 'три');
  expect(changedSince(table('раз', 'два'), others, 'два')).toHaveProperty('now.source', others);
});

test.each(['texts', 'block'] as const)(
  'a target that was changed meanwhile is not overwritten in %s',
  (of) => {
    /** What the file has in its place is told if it still has its id. */
    const conflicts = (seen: string, written: string, isThere = false) =>
      expect(changedSince(seen, written, 'раз', of)).toMatchObject({
        refusal: expect.stringContaining('тем временем изменили'),
        ...(isThere ? { now: expect.objectContaining({ source: written }) } : {}),
      });
    conflicts('раз\n\nдва', 'полтора\n\nдва', true);
    conflicts('раз\n\nдва', 'раз и ещё\n\nдва', true);
    conflicts('раз\n\nдва', '```\nраз\n\nдва\n```');
    // Which of several identical ones is meant cannot be known.
    conflicts('раз\n\nраз', 'раз\n\nраз\n\nраз');
    conflicts('а\n\nраз\n\nб\n\nраз', 'в\n\nраз\n\nг');
    expect(() => splice('раз', [{ from: 2, to: 9, text: '' }])).toThrow(RangeError);
  },
);

test('a block is moved or removed only if it is still where the page shows it', () => {
  const remove = { do: 'block', id: 'body/1', change: { do: 'remove' } } as const;
  const seen = 'раз\n\nдва\n\nтри';
  expect(changeOf(file, 'один\n\nдва\n\nтри', seen, remove)).toMatchObject({ text: 'один\n\nтри' });
  const moved = changeOf(file, `ноль\n\n${seen}`, seen, remove);
  expect(moved).toMatchObject({ refusal: expect.stringContaining('тем временем изменили') });
  // The id is another block's now.
  expect(moved).not.toHaveProperty('now');
});

test('a value is set in its own section, also if that has moved, and overwrites no other change', () => {
  const counter = (value: number) => `<Counter value={${value}} icon="layers">центров</Counter>\n\n`;
  const seen = `---\ntitle: Икс\n---\n\n${counter(1)}${counter(2)}`;
  const id = parseFile(file, seen).blocks.at(-1)?.id ?? '';
  const set = (written: string, of: string, name: string, value: string | number) =>
    changeOf(file, written, seen, { do: 'values', id: of, values: [{ path: [name], value }] });
  const moved = seen.replace(counter(1), counter(0) + counter(1));
  expect(set(moved, id, 'value', 3)).toMatchObject({ text: moved.replace('{2}', '{3}') });
  expect(set(seen.replace('{2}', '{4}'), id, 'value', 3)).toHaveProperty('now.source');
  // Others have changed a value that the form does not edit, in the same tag.
  const other = seen.replace('{2} icon="layers"', '{2} icon="rocket"');
  expect(set(other, id, 'value', 3)).toMatchObject({ text: other.replace('{2}', '{3}') });
  // Two tags have been swapped: the edit follows its tag.
  const swapped = seen.replace('{1}', '{x}').replace('{2}', '{1}').replace('{x}', '{2}');
  expect(set(swapped, id, 'icon', 'rocket')).toMatchObject({
    text: swapped.replace('{2} icon="layers"', '{2} icon="rocket"'),
  });
  expect(set(moved, 'fields', 'title', 'Игрек')).toMatchObject({ text: moved.replace('Икс', 'Игрек') });
  // Also if a block was added, the fields are there.
  expect(set(moved.replace('Икс', 'Зет'), 'fields', 'title', 'Игрек')).toHaveProperty('now.source');
  // The id of a section is another's by then.
  expect(set(moved.replace('{2}', '{4}'), id, 'value', 3)).not.toHaveProperty('now');
});

test.each([
  ['раз\n\nдва\n\nтри', 'раз\n\nтри'],
  ['- раз\n- два\n- три', '- раз\n- три'],
  ['> раз\n>\n> два', '> раз'],
  ['раз\n\n## два', 'раз'],
  // Of the eleventh section.
  [
    `${'<PlanTable />\n\n'.repeat(10)}<Hero eyebrow="Всем" heading="Вся учёба" scene="hero" videoLabel="два" />`,
    `${'<PlanTable />\n\n'.repeat(10)}<Hero eyebrow="Всем" heading="Вся учёба" scene="hero" />`,
  ],
])('an emptied text is removed with its block: %j', (before, after) => {
  const { id } = spotOf(before, 'два');
  expect(changeOf(file, before, before, { do: 'texts', id, texts: [''] })).toEqual({ text: after });
});

test('an item with a nested list is not emptied', () => {
  const before = '- два\n  - внутри';
  const { id } = spotOf(before, 'два');
  expect(changeOf(file, before, before, { do: 'texts', id, texts: [''] })).toHaveProperty('refusal');
});

test.each([
  ['раз\n\nдва\n\nтри', ['!'], 'раз!\n\nтри'],
  ['раз\n\nдва\n\nтри', ['!', 'и ещё'], 'раз!\n\nи ещё\n\nтри'],
  ['- раз\n- два\n- три', [''], '- раз\n- три'],
  ['> раз\n>\n> два', ['!'], '> раз!'],
  ['**раз** и [а](/about)\r\n\r\nдва\r\nтри', ['два три!'], '**раз** и [а](/about)два\r\nтри!'],
  // Without the space, the mark would not end there.
  ['**раз.**\n\nдва', ['Два'], '**раз.** Два'],
  ['# раз\n\nдва\nтри', ['два три!'], '# раздва три!'],
  ['раз\n\n## два', ['два'], 'раздва'],
  ['раз\n## два\nтри', ['два'], 'раздва\n\nтри'],
  ['- раз\n  - внутри\n- два\n  - ещё', ['два'], '- раз\n  - внутридва\n  - ещё'],
  ['- раз\n  - два\n  - три', ['два'], '- раздва\n\n  - три'],
  ['раз\n\n> два\n>\n> три', ['два'], 'раздва\n>\n> три'],
  // The first item of a list becomes a paragraph.
  ['раз:\r\n\r\n3. два\r\n4. три', ['два!'], 'раз:\r\n\r\nдва!\r\n\r\n3. три'],
  ['раз:\n- [ ] два\n  - **внутри**\n- три', ['два'], 'раз:\n\nдва\n\n  - **внутри**\n- три'],
  ['> - два\n> - три', ['два'], '> два\n>\n> - три'],
  ['<PlanTable />\n\n* два', ['два'], '<PlanTable />\n\nдва'],
])('a text is joined to the one above it: %j', (before, texts, after) => {
  const id = parseFile(file, before).spots.find(({ text }) => text?.startsWith('два'))?.id ?? '';
  expect(changeOf(file, before, before, { do: 'texts', id, texts, joins: 'above' })).toEqual({ text: after });
});

test.each<[before: string, source: string, joins: JoinSide, after: string]>([
  ['**раз**\n\nа\n\n[два](/about)', 'а', 'above', '**раз**а\n\n[два](/about)'],
  [
    '**раз**\r\n\r\n[два](/about) и `код`\r\nтри',
    '[два](/about) и `код`\nтри,',
    'above',
    '**раз**[два](/about) и `код`\r\nтри,',
  ],
  [
    '- *раз*\n- **два**\n  - три\n- *пять*',
    '- **два**\n  - **три**',
    'above',
    '- *раз***два**\n  - **три**\n- *пять*',
  ],
  [
    '- *раз*\n- **два**\n  - три\n- *пять*',
    '- **два**\n  - три',
    'below',
    '- *раз*\n- **два**\n  - три*пять*',
  ],
  ['## **раз**\n\n**два**', '**два**', 'above', '## **раз** **два**'],
  ['> **раз**\n>\n> **два**', '**два**!', 'above', '> **раз** **два**!'],
  // Without the space, the link would be a picture.
  ['раз!\n\n[два](/about)', '[два](/about)', 'above', 'раз! [два](/about)'],
])('the source of a block of %j, %j, is joined to the text %s', (before, source, joins, after) => {
  const [own = ''] = source.split('\n');
  const { blocks } = parseFile(file, before);
  const { id } = blocks.findLast((one) => before.startsWith(own.slice(0, 7), one.from)) ?? { id: '' };
  const request = { do: 'block', id, change: { do: 'replace', source }, joins } as const;
  expect(changeOf(file, before, before, request)).toEqual({ text: after });
});

test.each([
  ['раз\n\n[два](/about)\n\nтри', 'раз,[два](/about)\n\nтри'],
  ['- раз\n  - **два**\n  - три', '- раз,**два**\n\n  - три'],
])('the text below is joined to a text: %j', (before, after) => {
  const { id } = spotOf(before, 'раз');
  const request = { do: 'texts', id, texts: ['раз,'], joins: 'below' } as const;
  expect(changeOf(file, before, before, request)).toEqual({ text: after });
});

test('no text is joined to what is no text', () => {
  for (const before of ['<PlanTable />\n\nдва', 'раз\n\n---\n\nдва', 'два']) {
    const { id } = parseFile(file, before).spots.at(-1) ?? { id: '' };
    const joined = changeOf(file, before, before, { do: 'texts', id, texts: ['два!'], joins: 'above' });
    expect(joined, before).toHaveProperty('refusal');
  }
});

test.each([
  ['date', '12.03.2026', 'Поле «date» записано не так: «12.03.2026». Нужна дата ГГГГ-ММ-ДД.'],
  ['publishAt', '1 декабря 2026', 'Нужна дата ГГГГ-ММ-ДД. Напишите 2026-12-01.'],
  ['authorImage', '/people/irina-kin.svg', 'Возможно, вы имели в\u00a0виду /people/irina-kim.svg.'],
  ['slug', 'novyj-adres', 'а файл называется «how-to-read-grades.mdx».'],
])('the field %s of a post cannot be «%s»', (name, value, why) => {
  const post = 'pages/blog-single/how-to-read-grades.mdx';
  const source = readFileSync(join(root, post), 'utf8');
  const values = [
    { path: ['title'], value: 'Новое имя' },
    { path: [name], value },
  ];
  expect(changeOf(post, source, source, { do: 'values', id: 'fields', values })).toMatchObject({
    refusal: expect.stringContaining(why),
    field: name,
  });
});

test('a required value is not emptied, an optional one is removed', () => {
  const source = `${page}\n<SplitScene eyebrow="Миссия" heading="Начало пути" scene="chat">Слова.</SplitScene>\n`;
  const emptied = (was: string) => {
    const { id } = spotOf(source, was);
    return changeOf(file, source, source, { do: 'texts', id, texts: [''] });
  };
  for (const was of ['Икс', 'Начало пути'])
    expect(emptied(was)).toMatchObject({
      refusal: expect.stringMatching(/^Пустым этот текст .* до \d0 знаков/),
    });
  expect(emptied('Миссия')).toMatchObject({ text: source.replace(' eyebrow="Миссия"', '') });
});

test('a file is replaced as a whole, also while it cannot be parsed, unless others have changed it', () => {
  const broken = `${page}\n<Faq>\n`.replaceAll('\n', '\r\n');
  const whole = (seen: string, source: string) =>
    changeOf(file, broken, seen, { do: 'block', id: 'file', change: { do: 'replace', source } });
  expect(whole(broken, page)).toMatchObject({ text: page.replaceAll('\n', '\r\n') });
  expect(whole(page, page)).toMatchObject({ refusal: expect.stringMatching(/^Файл тем временем изменили/) });
  const unmerged = page.replace(/^title: .*\n/m, '<<<<<<< HEAD\n$&=======\n$&>>>>>>> main\n');
  expect(editing.open(file, unmerged).blocks).toMatchObject([{ id: 'file' }]);
});

test('broken links are among the problems of a source, and anchors of other pages are not', () => {
  const source = `${page}\n[Тарифы](/pricin), [тарифы](/pricing), [политика](/privacy#nowhere)\n`;
  const found = editing.problemsIn('pages/about.mdx', source);
  expect(found.filter(({ rule }) => rule.startsWith('link/')).map(({ what }) => what)).toEqual([
    'Страницы /pricin нет.',
  ]);
});

test('a file of the site keeps each byte if it is saved unchanged', () => {
  for (const { name, source } of files) {
    const parsed = parseFile(name, source);
    const edits = parsed.spots.flatMap(({ id, text }) => (text === null ? [] : changeText(parsed, id, text)));
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

/** Small files of the site, and one with every kind of text, with all line endings and encodings in use. */
const sources = [
  ...Array(60).fill({ name: file, source: page }),
  ...files.filter(({ source }) => source.length < 2000),
].flatMap(({ name, source }: { name: string; source: string }) => [
  { name, written: source },
  { name, written: source.replaceAll('\n', '\r\n') },
  { name, written: `\ufeff${source}` },
]);
const placesRead = new Map<string, ReturnType<typeof parseFile>>();

test('100 edits change only the edited text, read back as typed, and compile', async () => {
  const compile = openCompiler({ known: Object.keys(sectionFolders(root)), development: false, root });
  let made = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...sources),
      fc.nat(),
      text,
      async ({ name, written }, chosen, typed) => {
        const source = asRead(written);
        const parsed = placesRead.get(source) ?? parseFile(name, source);
        placesRead.set(source, parsed);
        const spots = parsed.spots.filter((spot) => spot.text !== null);
        const spot = spots[chosen % spots.length];
        if (!spot || typed.trim() === '') return;
        const edits = changeText(parsed, spot.id, typed);
        const after = withMark(written, splice(source, edits));
        const mark = written.length - source.length;
        const [from, to] = [spot.from + mark, spot.to + mark];
        expect(after.slice(0, from)).toBe(written.slice(0, from));
        expect(after.slice(after.length - (written.length - to))).toBe(written.slice(to));
        const read = parseFile(name, asRead(after)).spots.find(({ id }) => id === spot.id);
        expect(read?.text).toBe(typed.trim());
        made++;
        // Reading has parsed it as the compiler does; full compilation takes four times as long.
        if (chosen % 5 > 0) return;
        const { code } = await compile(name, asRead(after));
        expect(code).not.toBeNull();
      },
    ),
    { numRuns: 100, seed: 23 },
  );
  expect(made).toBeGreaterThan(87);
}, 300_000);
