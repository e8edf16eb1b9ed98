import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium, noBrowser } from './chromium.ts';
import { countJourneys, countUnit } from './runner/count.ts';
import { runStep, type Step, stopAll } from './runner/step.ts';

/**
 * `npm test`: everything that must pass before a change is merged, the quick checks first. Stops at the first failure
 * and shows its output. The last line is `N passed, N failed`. `npm run test:axe` (`--axe`) builds the site and
 * checks every page and every example in both themes, wide and narrow, including contrast; `npm test` alternates
 * between these.
 */
const everyWay = process.argv.includes('--axe');
process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
const reports = 'test-results';
const unitReport = `${reports}/unit.json`;
const journeyReports = { dev: `${reports}/journeys-dev.json`, site: `${reports}/journeys.json` };
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const types: Step = { name: 'types', command: 'tsc', args: ['--noEmit', '--checkers', '1'] };
const lint: Step = { name: 'lint', command: 'biome', args: ['check', '.'] };
const content: Step = {
  name: 'content',
  command: 'node',
  args: ['src/run.mjs', 'src/check/check.ts', '--strict'],
};
const build: Step = { name: 'build', command: 'vite', args: ['build'] };
const examples: Step = {
  name: 'build of the examples, under a base path',
  command: 'tsx',
  args: ['tests/examples/build.ts'],
};
const unit: Step = {
  name: 'unit tests',
  command: 'vitest',
  args: ['run', '--reporter', 'default', '--reporter', 'json', '--outputFile.json', unitReport],
};
/** Returns the step with the journeys of one project of playwright.config.ts. */
const journeys = (project: keyof typeof journeyReports, browser: string): Step => ({
  name: project === 'dev' ? 'journeys on the dev server' : 'journeys',
  command: 'playwright',
  args: [
    'test',
    // The site's pictures are a project with a browser of its own.
    ...(project === 'site' ? ['--project', 'pictures'] : []),
    '--project',
    project,
    '--reporter',
    'line,json',
    ...(everyWay ? ['journeys/routes.spec.ts', 'examples'] : []),
  ],
  env: {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(journeyReports[project]),
    ...(everyWay ? { AXE: 'all' } : {}),
  },
});

let failure: string | null = null;

/** Runs steps one after another until a step of any lane fails. */
async function lane(...steps: Step[]): Promise<void> {
  for (const step of steps) {
    if (failure !== null) return;
    const { ok, output } = await runStep(step);
    if (ok || failure !== null) continue;
    failure = `\n${output.trim()}\n`;
    stopAll();
  }
}

process.on('SIGINT', () => {
  stopAll();
  process.exit(130);
});

const browser = ensureChromium();

/** Runs journeys once a browser has been found or installed. */
async function walk(project: keyof typeof journeyReports): Promise<void> {
  const found = await browser;
  if (found) await lane(journeys(project, found));
  else failure ??= noBrowser;
}

// The journeys on the dev server run one after another and take as long as all other steps, so they start early, beside
// the unit tests and the lane of the built site; not before the check of the content, whose cache their server reads.
const built = [build, examples];
if (everyWay) await lane(...built).then(() => walk('site'));
else
  await Promise.all([
    lane(content).then(() =>
      Promise.all([walk('dev'), lane(lint, types, ...built).then(() => walk('site'))]),
    ),
    lane(unit),
  ]);

const counts = [
  ...(everyWay ? [] : [countUnit(unitReport)]),
  ...Object.values(journeyReports).map(countJourneys),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
if (failure !== null) console.log(failure);
const repeated = counts.flatMap((count) => count.repeated);
if (repeated.length > 0) console.log(['Passed only at the second try:', ...repeated].join('\n  '));
// A failed step without tests counts as one failure.
console.log(`${passed} passed, ${failure !== null ? Math.max(failed, 1) : failed} failed`);
process.exitCode = failure === null ? 0 : 1;
