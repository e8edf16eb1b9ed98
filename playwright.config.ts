import { defineConfig } from '@playwright/test';
import { findChromium, launchFlags } from './src/review/pictures/chromium.ts';

const executablePath = process.env.CHROMIUM_PATH ?? findChromium();
const ownBrowser = executablePath ? { executablePath } : {};

/**
 * What is tested in a browser: journeys of visitors and the specification on the built site (`dist`, and `dist-base`
 * under a base path with the writers' examples), and a preview that is built during the run.
 */
export default defineConfig({
  testDir: 'tests',
  // Dev server journeys run one after another in one worker, beside the others (run.ts).
  projects: [
    {
      name: 'dev',
      testMatch: 'journeys/dev.spec.ts',
      outputDir: 'test-results/journeys-dev',
      timeout: 300_000,
      // The server transforms and the browser runs hundreds of modules, so either may block for long on a busy machine.
      expect: { timeout: 60_000 },
      use: { actionTimeout: 120_000, navigationTimeout: 120_000 },
    },
    {
      // Before the site's other journeys: with a browser of its own it would run last, alone in one worker.
      name: 'pictures',
      testMatch: 'journeys/whole.spec.ts',
      // With as little drawing memory as below, a full-page picture has holes.
      use: { launchOptions: { args: launchFlags, ...ownBrowser } },
    },
    {
      name: 'site',
      testMatch: '{examples,journeys,review,spec}/*.spec.ts',
      testIgnore: 'journeys/{dev,whole}.spec.ts',
    },
  ],
  outputDir: 'test-results/journeys',
  globalSetup: './tests/journeys/serve.ts',
  fullyParallel: true,
  // Beside these run the unit tests and the journeys on the dev server: more workers only get into each other's way.
  workers: '100%',
  // A busy machine may be too slow for a journey once; run.ts names what needed the second try.
  retries: 1,
  // Ceilings, not waits: a dev server journey lasts minutes on slow processors. The two below report what is missing.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    colorScheme: 'light',
    // Without a graphics card the processor draws animations, sixty times a second: only tests of motion have them.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      args: [
        ...launchFlags,
        // Without a graphics card the processor draws: memory for little more than a window keeps it from drawing ahead.
        '--force-gpu-mem-available-mb=6',
        // No page lives long enough for what V8's optimizing compilers cost.
        '--js-flags=--no-opt --no-maglev',
      ],
      ...ownBrowser,
    },
    // A missing element is reported before the time-out of a long journey.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
