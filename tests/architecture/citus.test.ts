import { citusLine } from '../../scripts/bench/citus';
import { installedCitus, nodeSettings, versionIn } from '../../scripts/citus/citusCluster';
import { ranLine } from '../../scripts/citus/jestReport';

// The pure parts of `npm run test:citus` and of the Citus part of `npm run bench` (OPS-7).

it('OPS-7: reads the version of an installed Citus', () => {
  expect(versionIn("comment = 'Citus'\ndefault_version = '13.2-1'\n")).toBe('13.2-1');
  expect(versionIn('relocatable = false')).toBeNull();
  expect(installedCitus(null)).toBeNull();
  expect(installedCitus('/nowhere')).toBeNull();
});

it('OPS-7: turns off the statistics collection of nodes', () => {
  expect(nodeSettings()).toContain('-c citus.enable_statistics_collection=off');
  expect(nodeSettings('fsync=off')).toMatch(/ -c fsync=off$/);
});

it('OPS-7: reports the tests that ran', () => {
  const report = {
    success: true,
    numPassedTests: 2,
    numTotalTests: 3,
    testResults: [{ startTime: 1_000, endTime: 3_400 }],
  };
  expect(ranLine('a.test.ts', report)).toBe('| a.test.ts | 3 | 2 | 2 |');
});

it('OPS-7: shows speeds beside those of PostgreSQL alone', () => {
  const speed = (requestsPerSecond: number, failed = 0) => ({
    requestsPerSecond,
    p50Ms: 1,
    p99Ms: 9,
    failed,
  });
  expect(citusLine('notices', [speed(400), speed(100), speed(120, 1)])).toBe(
    '| notices | 400 /s p99 9 ms | 100 /s (0.25 ×) p99 9 ms | 120 /s (0.30 ×) p99 9 ms 1 FAILED |',
  );
});
