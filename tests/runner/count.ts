import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const read = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

/** Counts of vitest's JSON reporter; nothing when it never came to write one. */
export function countUnit(file: string): Count {
  const report = read<VitestReport>(file);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/** Counts of Playwright's JSON reporter; `repeated` of those that passed did so at the second try. */
export function countJourneys(file: string): Count & { repeated: number } {
  const { expected = 0, unexpected = 0, flaky = 0 } = read<PlaywrightReport>(file)?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, repeated: flaky };
}
