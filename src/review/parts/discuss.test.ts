import { expect, test } from 'vitest';
import { foundBlock } from '../compare/change.ts';
import type { BlockChange } from '../types.ts';
import { commentOn } from './discuss.ts';

const address = 'https://daftar.example/privacy';
const at = { path: [0], tag: 'p', text: 'Поэтому не сообщайте никому…' };
const source = { file: 'pages/privacy/6-vashi-prava.mdx', line: 25 };
const remark = (kind: BlockChange['kind'], more: Partial<BlockChange>) =>
  commentOn(foundBlock(kind, 'абзац', { at, source, ...more }).change, address);

test('a comment on a move or another look describes it', () => {
  expect(remark('moved', { movedFrom: 'после «Права»' })).toContain(
    'абзац: перемещено, `pages/privacy/6-vashi-prava.mdx:25`\n\n> `Поэтому не сообщайте никому…`\n> `Раньше — после «Права»`',
  );
  const runs = [
    { op: 'add' as const, text: '@org/team, закрывает #12\n<Faq> ![](https://evil.example/x.png)' },
  ];
  const values = ['href', 'title'].map((name) => ({ owner: 'Faq', name, before: null, after: '/faq' }));
  expect(remark('changed', { runs, values })).toContain(
    '> Стало: `@org/team, закрывает #12 <Faq> ![](https://evil.example/x.png)`\n' +
      '> `Faq href: — → /faq`\n> `Faq title: — → /faq`\n',
  );
  const removed = remark('removed', { runs: [{ op: 'del', text: 'Риск есть.' }] });
  expect(removed).toContain('> Было: `Риск есть.`');
  expect(removed).not.toContain('никому');
});
