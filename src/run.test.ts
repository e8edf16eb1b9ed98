import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a command whose module does not load prints why, without the source of the module', {
  timeout: 60_000,
}, () => {
  const { status, stderr } = spawnSync(process.execPath, ['src/run.mjs', 'src/nowhere.ts'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('src/nowhere.ts');
  expect(stderr).not.toContain('runnerError');
});
