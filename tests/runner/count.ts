import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed and failed, and the names of the passed ones that needed a second try. */
export interface Count {
  passed: number;
  failed: number;
  repeated: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { status: string }[] }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

const read = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

const flakyIn = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.some(({ status }) => status === 'flaky') ? `${file}: ${title}` : [],
  ),
  ...suites.flatMap(flakyIn),
];

/** Returns the counts of vitest's JSON report, or zeros if none was written. */
export function countUnit(file: string): Count {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read<VitestReport>(file) ?? {};
  const repeated = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  const names = repeated.map(({ fullName }) => fullName);
  return { passed: numPassedTests, failed: numFailedTests, repeated: names };
}

/** Returns the counts of Playwright's JSON report. */
export function countJourneys(file: string): Count {
  const { stats, suites = [] } = read<PlaywrightReport>(file) ?? {};
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  return { passed: expected + flaky, failed: unexpected, repeated: suites.flatMap(flakyIn) };
}
