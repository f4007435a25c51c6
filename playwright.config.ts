import { defineConfig } from '@playwright/test';

const TIMED = ['**/clinic-day.e2e.ts', '**/hardest-hour.e2e.ts', '**/start-up.e2e.ts'];

/** Journeys through a real browser against the built product (`node scripts/build.mjs` first). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/rig/global-setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // How long is too long is what the timed ones measure; elsewhere a busy machine may take its time.
  timeout: 360_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // What is measured in seconds runs without the others (`npm test`): a busy neighbour would be
  // measured too.
  projects: [
    { name: 'timed', testMatch: TIMED, workers: 1 },
    {
      name: 'journeys',
      testMatch: '**/*.e2e.ts',
      testIgnore: TIMED,
      // Every context is a new device: it would install the worker and fetch the shell twice. The
      // journeys that need it, and the timed ones, allow it. Motion costs frames; the timed ones have it.
      use: { serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    actionTimeout: 40_000,
  },
});
