import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nearWords } from './dictionary.ts';
import { glossaryFile, readGlossary, suggestions, unknownWords } from './speller.ts';

/** A folder with only a glossary. */
function folderWith(glossary: string): string {
  const root = mkdtempSync(join(tmpdir(), 'glossary-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'pages/_site'), { recursive: true });
  writeFileSync(join(root, glossaryFile), glossary);
  return root;
}

test('the glossary has its words however they are written: several in a line, as a list, in quotes', () => {
  const root = folderWith('# слова\nвебинар, «лид»\r\n* апселл\nЧинор* # центр\n');
  const { has } = readGlossary(root);
  const words = ['вебинар', 'лид', 'апселл', 'Чинора', 'Вебинар', 'слова', 'центр', 'чинора'];
  expect(words.filter(has)).toEqual(['вебинар', 'лид', 'апселл', 'Чинора', 'Вебинар']);
});

test('what was looked up before changes no answer: with another glossary, or among other words', async () => {
  const words = new Set(['квиц-урок']);
  const before = folderWith('');
  expect(await unknownWords(before, words)).toEqual(words);
  await suggestions(before, [...words]);
  expect(await unknownWords(folderWith('квиц'), words)).toEqual(new Set());
  expect(await unknownWords(before, words)).toEqual(words);
  // Only the first few get suggestions.
  const many = ['карова', 'клас', 'сонце', 'школла', 'журнла', 'чесный', 'слишкам', 'учицца', 'пиривод'];
  const cold = await suggestions(before, many);
  await suggestions(before, many.slice(-1));
  expect(await suggestions(before, many)).toEqual(cold);
});

test.each([
  ['Карова', 'корова'],
  ['пиривод', 'перевод'],
  ['расписанее', 'расписание'],
  ['учицца', 'учится'],
  ['клас', 'класс'],
  ['серебрянный', 'серебряный'],
  ['слишкам', 'слишком'],
  ['сонце', 'солнце'],
  ['чесный', 'честный'],
])('suggests homophones: %s is «%s»', async (word, meant) => expect((await nearWords(word))[0]).toBe(meant));

test('suggests a similar word without a homophone', async () => {
  expect((await nearWords('школла'))[0]).toBe('школа');
  expect((await nearWords('recieve'))[0]).toBe('receive');
});

test.each([
  ['Фзики', 'физики'],
  ['Фзика', 'физика'],
  ['журнла', 'журнала'],
  ['Ther', 'their'],
])('prefers a missing letter to a wrong one: %s is «%s»', async (word, meant) =>
  expect((await nearWords(word))[0]).toBe(meant),
);

test('suggests nothing for a text without spaces, and no word that only begins alike', async () => {
  expect(await nearWords('Wathsapp')).toEqual([]);
  expect(await nearWords('абвгдеж'.repeat(150))).toEqual([]);
});
