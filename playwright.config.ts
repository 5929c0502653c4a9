import { defineConfig } from '@playwright/test';
import { locale } from './tests/support/browser';
import { chromiumArguments, chromiumPath } from './tests/support/chromium';

/** `npm test` names the file in which it wants to read the results. */
const report = process.env['PORTAL_TESTS_REPORT'];

/** The tests in a real browser (tests/README.md). Each of them gets one try (docs/decisions/0065). */
export default defineConfig({
  testMatch: '**/*.test.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['line'],
    ['html', { outputFolder: '.cache/playwright/report', open: 'never' }],
    ['./tests/support/playwright/caseTableReporter.ts'],
    ...(report ? [['json', { outputFile: report }] as const] : []),
  ],
  use: {
    ...locale,
    // Only offline.test.ts and workerReleases.test.ts are about the service worker. It would answer in the place of what other tests hold back or break.
    serviceWorkers: 'block',
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
  },
  globalSetup: './tests/support/playwright/globalSetup.ts',
  projects: [
    // Each in a folder of its own, which it empties when it starts: what one leaves of its failures outlives the other.
    { name: 'e2e', testDir: 'tests/e2e', outputDir: '.cache/playwright/e2e' },
    { name: 'stories', testDir: 'tests/stories', outputDir: '.cache/playwright/stories' },
  ],
});
