import { expect, it } from 'vitest';
import type { Problem } from '../content/problems/problems.ts';
import { problem } from '../content/problems/problems.ts';
import { repaired } from './repair.ts';

const file = 'pages/x.mdx';
const other = 'pages/y.mdx';
const source = 'один два один\n';
const sourceOf = (name: string) => (name === file ? source : name === other ? 'y\n' : null);
const found = (over: Partial<Problem>): Problem => problem(file, 'test/rule', { what: 'Не так.', ...over });
const fixAt = (from: number) => ({ title: 'Заменить', edits: [{ from, to: from + 4, text: 'три' }] });
const problems = [
  found({ line: 1, fix: fixAt(0) }),
  found({ line: 9, fix: fixAt(9), choices: [{ title: 'Убрать', edits: [{ from: 8, to: 13, text: '' }] }] }),
];
const asked = { file, line: 8, rule: 'test/rule', what: 'Не так.', title: 'Заменить' };

it('applies the chosen fix to the problem nearest to the pressed one', () => {
  expect(repaired(problems, asked, sourceOf, sourceOf)).toEqual(new Map([[file, 'один два три\n']]));
  expect(repaired(problems, { ...asked, title: 'Убрать' }, sourceOf, sourceOf)).toEqual(
    new Map([[file, 'один два\n']]),
  );
});

it('keeps a byte order mark, and overwrites nothing that was saved meanwhile', () => {
  expect(repaired(problems, asked, sourceOf, () => `\ufeff${source}`)).toEqual(
    new Map([[file, '\ufeffодин два три\n']]),
  );
  expect(() => repaired(problems, asked, sourceOf, () => 'другое')).toThrow(/только что изменили/);
  expect(() => repaired([], asked, sourceOf, sourceOf)).toThrow(/уже нет/);
});

it('changes other files too, and renames a file if the name is free', () => {
  const edits = [
    { from: 0, to: 4, text: 'раз' },
    { file: other, from: 0, to: 1, text: 'Y' },
  ];
  expect(repaired([found({ fix: { title: 'Заменить', edits } })], asked, sourceOf, sourceOf)).toEqual(
    new Map([
      [file, 'раз два один\n'],
      [other, 'Y\n'],
    ]),
  );
  const renamed = (rename: string) =>
    repaired([found({ fix: { title: 'Заменить', edits: [], rename } })], asked, sourceOf, sourceOf);
  expect(renamed('pages/z.mdx')).toEqual(
    new Map([
      [file, null],
      ['pages/z.mdx', source],
    ]),
  );
  expect(() => renamed(other)).toThrow(/уже есть/);
});
