import { expect, it } from 'vitest';
import { preloadable } from './preloadable.tsx';

it('a script that failed to load is loaded again when it is needed again', async () => {
  let calls = 0;
  const source = preloadable('Hello.tsx', async () => {
    calls++;
    if (calls === 1) throw new Error('offline');
    return 'here';
  });
  await expect(source.load()).rejects.toThrow('offline');
  expect(source.current).toBeNull();
  expect(await source.load()).toBe('here');
});
