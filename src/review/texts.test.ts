import { expect, test } from 'vitest';
import { foundBlock, valueChange } from './compare/change.ts';
import { beginning, gistOf } from './texts.ts';
import type { Run } from './types.ts';

test('a moved word is shown with the words around it, or both sides would be the same', () => {
  const was = 'Ученик поднял оценку по математике до тройки за одну четверть и ходит на все уроки';
  const is = 'Ученик до тройки поднял оценку по математике за одну четверть и ходит на все уроки';
  const alt = valueChange('подпись для незрячих', was, is);
  expect(gistOf(foundBlock('changed', 'картинка', { values: [alt] }).change)).toBe(
    'подпись для незрячих: Ученик поднял оценку по математике до… → Ученик до тройки поднял оценку по…',
  );
});

test('a removed block without words is not named by the text beside it', () => {
  const at = { path: [], tag: 'p', text: 'Соседний абзац' };
  expect(gistOf(foundBlock('removed', 'надпись', { at }).change)).toBe('надпись');
});

test('words added to a text or removed from it are told apart, words replaced twice are told once', () => {
  const text = 'Слова, которых здесь так много, что весь абзац не показать. ';
  const gist = (...changed: Run[]) =>
    gistOf({
      label: 'абзац',
      kind: 'changed',
      at: { path: [], tag: 'p', text },
      values: [],
      runs: changed.flatMap((run) => [{ op: 'same', text }, run]),
    });
  const [add, del] = (['add', 'del'] as const).map((op): Run => ({ op, text: 'Ещё.' }));
  expect([add, del].map((run) => run && gist(run))).toEqual(['+\u00a0Ещё.', '−\u00a0Ещё.']);
  // What a remark draws around a text, of which no word differs.
  const remark = foundBlock('changed', 'текст', { runs: add ? [{ ...add, text: 'Совет' }] : [] });
  expect(gistOf(remark.change)).toBe('+\u00a0Совет');
  const twice = [1, 2].flatMap((): Run[] => [
    { op: 'del', text: 'журнал' },
    { op: 'add', text: 'дневник' },
  ]);
  expect(gist(...twice)).toBe('журнал → дневник');
  expect(gist({ op: 'add', text: '¶ ' })).toBe('не показать. → не показать. ¶');
});

test('of a replaced text both beginnings are told, of a number its name, of an address the words of its link', () => {
  const runs = ['Прежний', 'Новый'].map(
    (side, at): Run => ({
      op: at === 0 ? 'del' : 'add',
      text: `${side} абзац рассказывает о другом и подробно.`,
    }),
  );
  expect(gistOf(foundBlock('changed', 'абзац', { runs }).change)).toBe(
    'Прежний абзац рассказывает о другом и… → Новый абзац рассказывает о другом и…',
  );
  const short = (['del', 'add'] as const).map((op): Run => ({ op, text: op === 'del' ? '88' : '91' }));
  expect(gistOf(foundBlock('changed', 'значение «рост»', { runs: short }).change)).toBe(
    'значение «рост»: 88 → 91',
  );
  const scene = valueChange('Сцена', 'quiz', 'gradebook', 'Текст и картинка');
  expect(gistOf(foundBlock('changed', 'рисунок', { runs, values: [scene] }).change)).toBe(
    'Сцена: quiz → gradebook',
  );
  const gap = valueChange('gap @media print, (width>=768px)', '1rem', '2rem', '.grid');
  expect(gistOf(foundBlock('style', 'список', { values: [gap] }).change)).toBe(
    'gap @media print, (width>=768px): 1rem → 2rem',
  );
  const at = { path: [], tag: 'a', text: 'Как устроен журнал' };
  const values = [valueChange('адрес ссылки', '/a', '/b')];
  expect(gistOf(foundBlock('changed', 'ссылка', { at, values }).change)).toBe(
    '«Как устроен журнал» · адрес ссылки: /a → /b',
  );
});

test('a text cut at the end of a sentence ends only with «…»', () => {
  expect(beginning('Смотрит на картину. Потом пишет.', 22)).toBe('Смотрит на картину…');
});
