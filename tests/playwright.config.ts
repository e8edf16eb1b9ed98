import { defineConfig } from '@playwright/test';
import { findChromium, launchFlags } from './browser.ts';

const executablePath = process.env.CHROMIUM_PATH ?? findChromium();

/**
 * What is tried in a browser: journeys of visitors and the specification on the built site (`dist` and, for the base
 * path, `dist-base`), the writers' examples on a site made of them.
 */
export default defineConfig({
  projects: [
    // What builds sites of its own begins first, so that nobody waits for it at the end.
    { name: 'examples site', testDir: './examples', testMatch: 'site.setup.ts' },
    { name: 'review', testDir: './review' },
    // One project, whose tests share their workers: each project starts its own.
    { name: 'site', testDir: '.', testMatch: ['**/journeys/*.spec.ts', '**/spec/*.spec.ts'] },
    { name: 'examples', testDir: './examples', dependencies: ['examples site'] },
  ],
  outputDir: '../test-results/journeys',
  globalSetup: './journeys/serve.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine may be too slow for a journey once; run.ts says how many needed the second try.
  retries: 1,
  timeout: 60_000,
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
    launchOptions: { args: launchFlags, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
