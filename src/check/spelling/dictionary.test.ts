import { expect, test } from 'vitest';
import { nearWords, soundAlikes } from './dictionary.ts';

const words = new Set(['корова', 'перевод', 'расписание', 'учится', 'класс', 'слишком', 'кот']);
const alikes = (word: string) => soundAlikes(word, (known) => words.has(known));

test('a word spelt as it sounds is known by its sound, with one mistake or two', () => {
  expect(alikes('Карова')).toEqual(['корова']);
  expect(alikes('пиривод')).toEqual(['перевод']);
  expect(alikes('расписанее')).toEqual(['расписание']);
  expect(alikes('учиться')).toEqual(['учится']);
  expect(alikes('клас')).toEqual(['класс']);
  expect(alikes('слишкам')).toEqual(['слишком']);
  expect(alikes('стол')).toEqual([]);
});

test('a text without spaces is no word, and nothing is looked for that is like it', async () => {
  expect(await nearWords('абвгдеж'.repeat(150))).toEqual([]);
});
