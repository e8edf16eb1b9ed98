import { expect, test } from 'vitest';
import type { Opened } from '../../../content/preview/editing.ts';
import { findBlock, findSpot, isShown, marksOf } from './find-spot.ts';

const cell = (id: string, from: number) =>
  ({ id, kind: 'cell', text: 'Да', shown: 'Да', from, to: from + 2, grows: false }) as const;
const block = { kind: 'table', parent: null, name: null, from: 0, to: 60, line: 1, column: 1 } as const;
const opened: Opened = {
  file: 'pages/x.mdx',
  source: '',
  picture: null,
  blocks: [{ id: 'table', ...block }],
  spots: [cell('head', 10), cell('body', 40)],
};

test('of two cells that read the same the one that was pressed is found, in the first row of a table too', () => {
  document.body.innerHTML = `<table data-app-source="pages/x.mdx:1:1">
    <thead><tr data-app-source="pages/x.mdx:1:1"><th>Имя</th><th>Да</th></tr></thead>
    <tbody><tr data-app-source="pages/x.mdx:3:1"><td>Журнал</td><td>Да</td></tr></tbody></table>`;
  const cells = [...document.querySelectorAll(':nth-child(2):is(th, td)')];
  expect(cells.map((one) => findSpot(one, opened)?.spot.id)).toEqual(['head', 'body']);
  const head = document.querySelector('th');
  expect(head && findBlock(head, opened)?.element.tagName).toBe('TABLE');
});

test('a page that shows other lines than the file has is not yet the file’s', () => {
  const paragraph = (id: string, shown: string, line: number) => ({
    block: { ...block, id, kind: 'paragraph', from: line, to: line + 1, line } as const,
    spot: { id, kind: 'paragraph', text: shown, shown, from: line, to: line + 1, grows: true } as const,
  });
  const file = (...shown: string[]): Opened => {
    const read = shown.map((text, index) => paragraph(`body/${index}`, text, 1 + 2 * index));
    return { ...opened, blocks: read.map((one) => one.block), spots: read.map((one) => one.spot) };
  };
  const mark = (line: number) => `data-app-source="pages/x.mdx:${line}:1"`;
  document.body.innerHTML = `<div id="top"><p ${mark(1)}>Верх.</p><p ${mark(3)}>Да</p><p ${mark(5)}>Да</p></div>`;
  expect(isShown(file('Верх.', 'Да', 'Да'))).toBe(true);
  expect(isShown(file('Чужое.', 'Верх.', 'Да', 'Да'))).toBe(false);
  expect(marksOf('pages/x.mdx')).toBe('pages/x.mdx:1:1,pages/x.mdx:3:1,pages/x.mdx:5:1');
});
