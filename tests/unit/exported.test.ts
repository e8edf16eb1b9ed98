import { expect, test } from 'vitest';
import { exported } from '../../src/exported.ts';

test('a file without the export is named in the error', () => {
  expect(exported({ '/src/a.ts': 1, '/src/b.ts': 2 }, 'rule')).toEqual([1, 2]);
  expect(() => exported({ '/src/a.ts': 1, '/src/b.ts': undefined }, 'rule')).toThrow(
    'src/b.ts exports no `rule`.',
  );
});
