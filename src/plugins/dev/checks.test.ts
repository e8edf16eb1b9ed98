import { expect, it, vi } from 'vitest';
import { addressesIn, inTempSite, mdx, openStore, samples, siteFileTexts } from '../../../tests/content.ts';
import type { Problem } from '../../content/problems/problems.ts';
import { openChecks, takeBodyProblems } from './checks.ts';

const problem = (file: string, rule: string): Problem => ({
  file,
  rule,
  line: 1,
  column: 1,
  field: null,
  what: 'Не так.',
  expected: '',
  hint: '',
  severity: 'error',
});

it('a page that failed to render stays out of lists if the check finds nothing in its text', () =>
  inTempSite(
    { ...siteFileTexts, 'pages/a.mdx': mdx(samples.page), 'pages/b.mdx': mdx(samples.page) },
    ({ root }) => {
      const store = openStore(root, { mode: 'writers' });
      const listed = () => addressesIn(store);
      store.setBodyProblems('pages/a.mdx', [problem('pages/a.mdx', 'page/render')]);
      expect(takeBodyProblems(store, [problem('pages/b.mdx', 'mdx/syntax')])).toBe(true);
      expect(listed()).toEqual([]);
      // A problem that the check no longer finds is cleared; a page that throws waits for a save.
      expect(takeBodyProblems(store, [])).toBe(true);
      expect(listed()).toEqual(['/b']);
      store.update('pages/a.mdx');
      expect(listed()).toEqual(['/a', '/b']);
    },
  ));

it('a check that failed before its first result says so, and starts again when code is saved', () =>
  inTempSite(
    {
      'src/run.mjs': 'process.exit(1);',
    },
    async ({ root, write }) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const take = vi.fn();
      const checks = openChecks(root, take);
      try {
        checks.start();
        vi.runAllTimers();
        const stopped = [expect.objectContaining({ rule: 'check/stopped' })];
        await vi.waitFor(() => expect(take).toHaveBeenCalledWith(stopped), 10_000);
        write('src/run.mjs', "process.on('message', () => process.send([]));");
        checks.forget();
        vi.runAllTimers();
        await vi.waitFor(() => expect(take).toHaveBeenCalledWith([]), 10_000);
      } finally {
        checks.stop();
        vi.useRealTimers();
      }
    },
  ));
