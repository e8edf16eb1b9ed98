import { expect, test } from 'vitest';
import type { Opened } from '../../../content/writers/editing.ts';
import { addedTo, entryAround, findBlock, finderOf, findSpot, sharedText, whenThere } from './find-spot.ts';

const cell = (id: string, from: number) =>
  ({ id, kind: 'cell', text: 'Да', shown: 'Да', from, to: from + 2, grows: false }) as const;
const block = { kind: 'table', parent: null, name: null, from: 0, to: 60, line: 1, column: 1 } as const;
const opened: Opened = {
  file: 'pages/x.mdx',
  source: '',
  picture: null,
  blocks: [{ id: 'table', label: 'таблица', ...block }],
  spots: [cell('head', 10), cell('body', 40)],
};

test('finds the pressed one of two equal cells, also in the first row of a table', () => {
  document.body.innerHTML = `<table data-app-source="pages/x.mdx:1:1">
    <thead><tr data-app-source="pages/x.mdx:1:1"><th>Имя</th><th>Да</th></tr></thead>
    <tbody><tr data-app-source="pages/x.mdx:3:1"><td>Журнал</td><td>Да</td></tr></tbody></table>`;
  const cells = [...document.querySelectorAll(':nth-child(2):is(th, td)')];
  expect(cells.map((one) => findSpot(one, opened)?.spot.id)).toEqual(['head', 'body']);
  const head = document.querySelector('th');
  expect(head && findBlock(head, opened)?.element.tagName).toBe('TABLE');
});

test('finds an empty cell below the name of a group, whose own empty cells are not shown', () => {
  document.body.innerHTML = `<table data-app-source="pages/x.mdx:1:1">
    <tbody><tr><th colspan="2"><strong>Центру</strong></th></tr><tr><th id="empty"></th><td>Да</td></tr></tbody></table>`;
  const spots = [10, 40].map((from) => ({ ...cell(`at ${from}`, from), text: '', shown: '' }));
  const empty = document.getElementById('empty') as HTMLElement;
  expect(findSpot(empty, { ...opened, spots })?.spot.id).toBe('at 40');
});

test('words of a card belong to the entry that its links lead to, those beside several cards or a heading to none', () => {
  const card = (name: string) =>
    `<li><a data-app-source="pages/${name}.mdx:2:8">${name}</a><p id="${name}">Слова</p></li>`;
  document.body.innerHTML = `<main id="content"><ul>${card('one')}${card('two')}</ul><p id="beside">Слова</p>
    <header><h1 id="head">Слова</h1>${card('three')}</header></main>`;
  const entryOf = (id: string) => entryAround(document.getElementById(id) as HTMLElement);
  const found = ['one', 'two', 'beside', 'head'].map(entryOf);
  expect(found).toEqual(['pages/one.mdx', 'pages/two.mdx', null, null]);
});

test('an icon is that of its block, a scene never shows another text of the file', () => {
  document.body.innerHTML = `<div data-app-source="pages/x.mdx:1:1">
    <svg><use href="/sprite.svg#eye"></use></svg><div data-scene="chat"><b>Да</b></div></div>`;
  const icon = { ...cell('icon', 50), kind: 'prop', text: 'eye', shown: 'eye' } as const;
  const spots = [cell('body', 40), icon];
  const idOf = (selector: string) =>
    findSpot(document.querySelector(selector) as Element, { ...opened, spots })?.spot.id;
  expect([idOf('svg'), idOf('b')]).toEqual(['icon', undefined]);
});

test('a field of a form is found again beside the one that collects typing', () => {
  document.body.innerHTML = '<textarea></textarea>';
  const field = document.querySelector('textarea') as Element;
  const find = finderOf(field);
  document.body.insertAdjacentHTML('beforeend', '<textarea data-edit-held></textarea>');
  expect(find()).toBe(field);
});

test('words of two fields are of neither alone', () => {
  document.body.innerHTML = '<h2>Анна</h2>';
  const name = document.querySelector('h2') as HTMLElement;
  const field = (from: number) => ({ ...cell(`at ${from}`, from), kind: 'field', shown: 'Анна' }) as const;
  const found = [[field(1)], [field(1), field(9)]].map((spots) => sharedText(name, { ...opened, spots }));
  expect(found).toEqual([null, 'Анна']);
});

test.each(['before', 'after'] as const)('a list that was added %s another is an item of it', (side) => {
  const part = (id: string, from: number, to: number) =>
    ({ ...block, id, kind: 'item', label: '', from, to }) as const;
  const file = (source: string, ...blocks: Opened['blocks']): Opened => ({
    ...opened,
    source,
    blocks,
    spots: [],
  });
  const before = file('- а\n\nб\n', part('list', 0, 3), part('one', 0, 3), part('text', 5, 6));
  const items = [part('list', 0, 8), part('one', 0, 3), part('two', 5, 8), part('text', 10, 11)];
  const now = file(side === 'after' ? '- а\n\n- я\n\nб\n' : '- я\n\n- а\n\nб\n', ...items);
  expect(addedTo(before, 'list', side, now)?.id).toBe(side === 'after' ? 'two' : 'one');
  // Others have changed the file too.
  expect(addedTo(before, 'list', 'after', file(`${now.source}в\n`, ...items))).toBe(undefined);
});

test('what was pressed is found again after React has put its words into another element', () => {
  document.body.innerHTML = '<p>раз</p><p>да</p><p>нет</p>';
  const [first, pressed, last] = document.querySelectorAll('p');
  const find = finderOf(pressed as Element);
  const show = (...words: string[]) =>
    [first, pressed, last].forEach((one, index) => void one?.replaceChildren(words[index] ?? ''));
  expect(find()).toBe(pressed);
  show('раз', 'новое', 'да');
  expect(find()).toBe(last);
  // Its own words were changed.
  show('раз', 'новое', 'нет');
  expect(find()).toBe(pressed);
  last?.remove();
  expect(find()).toBe(null);
});

test('an empty cell is found again once another that was empty has its words', () => {
  document.body.innerHTML = '<table><tr><td data-edit-under></td><td></td><td></td></tr></table>';
  const [filled, pressed] = document.querySelectorAll('td');
  const find = finderOf(pressed as Element);
  filled?.removeAttribute('data-edit-under');
  filled?.replaceChildren('А');
  expect(find()).toBe(pressed);
});

test('a block that the page shows later is waited for', async () => {
  document.body.innerHTML = '<main></main>';
  const [table] = opened.blocks;
  if (!table) throw new Error('no block');
  const there = whenThere(table, opened).then(() => document.querySelector('table')?.textContent);
  document.querySelector('main')?.append('Другое');
  await Promise.resolve();
  document
    .querySelector('main')
    ?.insertAdjacentHTML(
      'beforeend',
      '<table data-app-source="pages/x.mdx:1:1"><tbody><tr><td>Да</td></tr></tbody></table>',
    );
  expect(await there).toBe('Да');
});

test('waits until another element stands for an added block than the one that was there before', async () => {
  const [table] = opened.blocks;
  if (!table) throw new Error('no block');
  document.body.innerHTML = '<main><table data-app-source="pages/x.mdx:1:1"></table></main>';
  const before = document.querySelector('table');
  const next = whenThere(table, opened, before).then(() => document.querySelector('table')?.id);
  document.querySelector('main')?.append('Другое');
  await Promise.resolve();
  before?.remove();
  await Promise.resolve();
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<table id="new" data-app-source="pages/x.mdx:1:1"></table>');
  expect(await next).toBe('new');
});
