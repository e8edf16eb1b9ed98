import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countJourneys, countUnit } from '../runner/count.ts';

it('counts what passed and failed, and says why a test passed only at the second try', () => {
  const folder = mkdtempSync(join(tmpdir(), 'count-'));
  const file = join(folder, 'report.json');
  try {
    const results = [
      { fullName: 'a', status: 'passed', failureMessages: [] },
      { fullName: 'b', status: 'passed', failureMessages: ['too slow'] },
      { fullName: 'c', status: 'failed', failureMessages: ['wrong', 'wrong'] },
    ];
    const testResults = [{ assertionResults: results }];
    writeFileSync(file, JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults }));
    expect(countUnit(file)).toEqual({ passed: 2, failed: 1, repeated: ['b\n    too slow'] });
    const errors = [{ message: '\u001b[31mno link\u001b[39m\n\nexpected', location: { line: 19 } }];
    const specs = ['expected', 'flaky'].map((status) => ({
      file: 'menu.spec.ts',
      title: status,
      tests: [{ status, results: [{ errors }, { errors: [] }] }],
    }));
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    writeFileSync(file, JSON.stringify({ stats, suites: [{ specs: [], suites: [{ specs }] }] }));
    expect(countJourneys(file)).toEqual({
      passed: 6,
      failed: 1,
      repeated: ['menu.spec.ts:19: flaky\n    no link\n    expected'],
    });
    expect(countUnit(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, repeated: [] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
