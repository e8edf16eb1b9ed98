import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed and failed; of those that needed a second try, the name and why the first one failed. */
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
interface PlaywrightTest {
  status: string;
  /** One a try. */
  results: { errors: { message?: string; location?: { line: number } }[] }[];
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: PlaywrightTest[] }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

const read = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

/** Returns a test's name and, indented below it, the beginning of a failure's message. */
const nameWith = (name: string, message = ''): string =>
  [
    name,
    ...stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim()),
  ]
    .slice(0, 7)
    .join('\n    ');

const flakyIn = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => {
        const [{ message, location } = {}] = results.flatMap(({ errors }) => errors);
        return nameWith(`${file}${location ? `:${location.line}` : ''}: ${title}`, message);
      }),
  ),
  ...suites.flatMap(flakyIn),
];

/** Returns the counts of vitest's JSON report, or zeros if none was written. */
export function countUnit(file: string): Count {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read<VitestReport>(file) ?? {};
  const repeated = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  const names = repeated.map(({ fullName, failureMessages }) => nameWith(fullName, failureMessages[0]));
  return { passed: numPassedTests, failed: numFailedTests, repeated: names };
}

/** Returns the counts of Playwright's JSON report. */
export function countJourneys(file: string): Count {
  const { stats, suites = [] } = read<PlaywrightReport>(file) ?? {};
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  return { passed: expected + flaky, failed: unexpected, repeated: suites.flatMap(flakyIn) };
}
