import { expect, test } from 'vitest';
import { nearWords } from './dictionary.ts';

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
])('a word spelt as it sounds is known by its sound: %s is «%s»', async (word, meant) =>
  expect((await nearWords(word))[0]).toBe(meant),
);

test('so is one that only looks like another', async () => {
  expect((await nearWords('школла'))[0]).toBe('школа');
  expect((await nearWords('recieve'))[0]).toBe('receive');
});

test.each([
  ['Фзики', 'физики'],
  ['Фзика', 'физика'],
  ['журнла', 'журнала'],
])('a letter was left out, before another was mistaken: %s is «%s»', async (word, meant) =>
  expect((await nearWords(word))[0]).toBe(meant),
);

test('a text without spaces is no word, and nothing is looked for that is like it', async () => {
  expect(await nearWords('абвгдеж'.repeat(150))).toEqual([]);
});
