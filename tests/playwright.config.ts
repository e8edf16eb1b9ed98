import { defineConfig } from '@playwright/test';
import { findChromium, launchFlags } from '../src/review/pictures/chromium.ts';

const executablePath = process.env.CHROMIUM_PATH ?? findChromium();

/**
 * What is tried in a browser: journeys of visitors and the specification on the built site (`dist` and, for the base
 * path, with the writers' examples, `dist-base`), a preview that is built there.
 */
export default defineConfig({
  testDir: '.',
  // Those on the dev server follow one another in one worker, those on the built site share theirs (run.ts runs both at once).
  projects: [
    {
      name: 'dev',
      testMatch: 'journeys/dev.spec.ts',
      outputDir: '../test-results/journeys-dev',
      timeout: 300_000,
      // A server that transforms and a browser that runs hundreds of modules may stand still for long where others work too.
      expect: { timeout: 60_000 },
      use: { actionTimeout: 120_000, navigationTimeout: 120_000 },
    },
    {
      name: 'site',
      testMatch: '{examples,journeys,review,spec}/*.spec.ts',
      testIgnore: 'journeys/dev.spec.ts',
    },
  ],
  outputDir: '../test-results/journeys',
  globalSetup: './journeys/serve.ts',
  fullyParallel: true,
  // Journeys wait for pages, servers and slowed-down browsers more than they reckon: one for each processor would leave it idle.
  workers: '150%',
  // A busy machine may be too slow for a journey once; run.ts says how many needed the second try.
  retries: 1,
  // Ceilings, not waits: a journey on the dev server lasts minutes where processors are slow. What is missing is told by the two below.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    colorScheme: 'light',
    // What moves is drawn sixty times a second without a graphics card: only what is about motion has it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    // Without a graphics card the processor draws: memory for little more than a window keeps it from drawing ahead.
    launchOptions: {
      args: [...launchFlags, '--force-gpu-mem-available-mb=6'],
      ...(executablePath ? { executablePath } : {}),
    },
    // What is not there is told before a long journey's own end.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
