import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed and failed; `repeated` of the passed ones needed a second try. */
export interface Count {
  passed: number;
  failed: number;
  repeated: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; failureMessages: string[] }[] }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const read = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

/** Returns the counts of vitest's JSON report, or zeros if none was written. */
export function countUnit(file: string): Count {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read<VitestReport>(file) ?? {};
  const repeated = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  return { passed: numPassedTests, failed: numFailedTests, repeated: repeated.length };
}

/** Returns the counts of Playwright's JSON report. */
export function countJourneys(file: string): Count {
  const { expected = 0, unexpected = 0, flaky = 0 } = read<PlaywrightReport>(file)?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, repeated: flaky };
}
