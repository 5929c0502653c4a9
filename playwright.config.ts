import { defineConfig } from '@playwright/test';
import { locale } from './tests/support/browser';
import { chromiumArguments, chromiumPath } from './tests/support/chromium';

/** The file to which `npm test` wants the results written. */
const report = process.env['PORTAL_TESTS_REPORT'];

/** The tests in a real browser (tests/README.md). The runner retries none of them (docs/decisions/0141). */
export default defineConfig({
  testMatch: '**/*.test.ts',
  workers: 3,
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
    // Only offline.test.ts and workerReleases.test.ts need the service worker. In other tests it would answer calls that they delay or break.
    serviceWorkers: 'block',
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Traces take a tenth of the time: `npm test` records none until a test's second try (docs/decisions/0147).
    trace: {
      mode: report ? 'off' : 'retain-on-failure',
      screenshots: false,
      snapshots: false,
      sources: true,
    },
  },
  globalSetup: './tests/support/playwright/globalSetup.ts',
  projects: [
    // Each project empties its output folder when it starts. Separate folders keep the other project's failure reports.
    // Each worker of e2e has a host with a database beside its browser.
    { name: 'e2e', testDir: 'tests/e2e', outputDir: '.cache/playwright/e2e', workers: 2 },
    { name: 'stories', testDir: 'tests/stories', outputDir: '.cache/playwright/stories' },
  ],
});
