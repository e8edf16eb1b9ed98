import { expect, test } from 'vitest';
import { exported } from '../../src/exported.ts';

test('a file that was begun, and exports nothing yet of what its folder is for, is named', () => {
  expect(exported({ '/src/a.ts': 1, '/src/b.ts': 2 }, 'rule')).toEqual([1, 2]);
  expect(() => exported({ '/src/a.ts': 1, '/src/b.ts': undefined }, 'rule')).toThrow(
    'src/b.ts exports no `rule`.',
  );
});
