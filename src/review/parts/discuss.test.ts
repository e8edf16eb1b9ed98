import { expect, test } from 'vitest';
import { foundBlock } from '../compare/change.ts';
import { discuss } from './discuss.ts';

test('where there is no clipboard a remark says so', async () => {
  const { change } = foundBlock('changed', 'абзац', {});
  expect(await discuss(change, 'http://192.168.0.2:4174/about')).toContain('Скопировать не\u00a0вышло');
});
