import { defineConfig } from '@playwright/test';
import { findChromium, launchFlags } from './browser.ts';

const executablePath = process.env.CHROMIUM_PATH ?? findChromium();

/** Journeys of visitors on the built site: `dist` and, for the base path, `dist-base`. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './journeys/serve.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    colorScheme: 'light',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: launchFlags, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
