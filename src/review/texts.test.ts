import { expect, test } from 'vitest';
import { foundBlock, valueChange } from './compare/change.ts';
import { beginning, gistOf } from './texts.ts';

test('a moved word is shown with the words around it', () => {
  const was = 'Ученик поднял оценку по математике до тройки за одну четверть и ходит на все уроки';
  const is = 'Ученик до тройки поднял оценку по математике за одну четверть и ходит на все уроки';
  const alt = valueChange('подпись для незрячих', was, is);
  const gist = gistOf(foundBlock('changed', 'картинка', { values: [alt] }).change);
  const [before, after] = gist.replace(/^.*?: /, '').split(' → ');
  expect([before, after]).toEqual(['Ученик поднял оценку по…', 'Ученик до тройки поднял…']);
});

test('a text cut at the end of a sentence ends only with «…»', () => {
  expect(beginning('Смотрит на картину. Потом пишет.', 22)).toBe('Смотрит на картину…');
});
