import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { agreed, typedPath } from './command-line.ts';

test.each([
  ['да\n', true],
  ['Y\n', true],
  ['нет\n', false],
  // The input is at its end, or Ctrl+C has closed it.
  ['', false],
])('the answer %j is %j', async (typed, meant) => {
  const input = new PassThrough();
  const answer = agreed('Изменить?', { input, output: new PassThrough() });
  input.end(typed);
  expect(await answer).toBe(meant);
});

test('a path is read from where the writer stands, however it was typed', () => {
  const from = (folder: string, typed: string) => {
    process.env.INIT_CWD = folder;
    return typedPath(typed);
  };
  const before = process.env.INIT_CWD;
  try {
    expect(from(process.cwd(), '.\\pages\\about.mdx')).toBe('pages/about.mdx');
    expect(from(`${process.cwd()}/pages`, 'about.mdx')).toBe('pages/about.mdx');
    expect(from(process.cwd(), '.')).toBe('');
  } finally {
    if (before === undefined) delete process.env.INIT_CWD;
    else process.env.INIT_CWD = before;
  }
});
