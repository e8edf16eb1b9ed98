import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

type Severity = 'info' | 'low' | 'moderate' | 'high' | 'critical';
interface Report {
  vulnerabilities?: Record<string, { name: string; severity: Severity; range: string }>;
  metadata?: unknown;
  message?: string;
  error?: { summary?: string; code?: string };
}

/** Result of an audit: log lines in GitHub's annotation format, and whether it fails the build. */
export interface Verdict {
  lines: string[];
  failed: boolean;
}

/** Severities that must be fixed at once. */
const grave: readonly Severity[] = ['high', 'critical'];

/**
 * Reads the output of `npm audit --json`. A registry without an answer is reported but fails nothing, because that says
 * nothing about the packages.
 * @param ships true for the packages that reach visitors
 */
export function verdict(printed: string, ships: boolean): Verdict {
  let report: Report = {};
  try {
    report = JSON.parse(printed) as Report;
  } catch {
    // No report at all: reported below.
  }
  const what = ships ? 'what ships' : 'tools';
  if (!report.metadata || !report.vulnerabilities) {
    const why = report.error?.summary || report.message || report.error?.code || 'no report';
    return {
      lines: [`::warning title=npm audit::The registry gave no answer about ${what}: ${why}`],
      failed: false,
    };
  }
  const found = Object.values(report.vulnerabilities);
  const failed = ships && found.some(({ severity }) => grave.includes(severity));
  const lines = found.map(({ name, severity, range }) => {
    const level = ships && grave.includes(severity) ? 'error' : 'warning';
    return `::${level} title=npm audit::${name} ${range}: ${severity}, in ${what}`;
  });
  return { lines: lines.length > 0 ? lines : [`No known vulnerability in ${what}.`], failed };
}

/** `tsx tests/audit.ts` in continuous integration: only a grave hole in shipped packages fails, others are reported. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const ships of [true, false]) {
    const omit = ships ? ['--omit=dev'] : [];
    const { stdout } = spawnSync('npm', ['audit', '--json', ...omit], { encoding: 'utf8' });
    const { lines, failed } = verdict(stdout, ships);
    console.log(lines.join('\n'));
    if (failed) process.exitCode = 1;
  }
}
