import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from './test/installChromium';
import { fileOf, type Results, type TestResult } from './test/results';
import { runSteps, type Ended } from './test/runStep';
import { afterSecondTry, secondTryOf } from './test/secondTry';
import { stepsOf } from './test/steps';

/**
 * `npm test` runs all parts, even if one fails; `npm run test:unit`, `tsx scripts/test.ts lint types` and the like run only the
 * named parts. A few failed tests run again at the end, when nothing else runs, and are listed by name. The last line is `N passed, N failed`: each test and each other check counts as one. The developer's .data is
 * neither read nor written.
 */
const CORES = 2;
const SLOWEST = 20;

/** The developer's own settings must not reach the hosts under test. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const foreign = /^(PORT|HOST|DATA_DIR|DATABASE_URL|SANDBOX|PUBLIC_URL|LOG_LEVEL|PORTAL_|API_HOST_)/;
  const own = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(own), NODE_ENV: 'test', FORCE_COLOR: '0' };
}

/** The results of a step. The step itself counts as one check if it has no report, or if it failed and its report does not explain why. */
function resultsOf({ step: { name, report }, ok, seconds }: Ended): Results {
  const whole: TestResult = { name, outcome: ok ? 'passed' : 'failed', ms: seconds * 1000 };
  if (!report) return [whole];
  const results = existsSync(report.file) ? report.read(readFileSync(report.file, 'utf8')) : [];
  const isExplained = ok ? results.length > 0 : results.some(({ outcome }) => outcome === 'failed');
  return isExplained ? results : [...results, { ...whole, outcome: 'failed' }];
}

/** The results of a step, after a second try of its failed tests if there are few of them. */
async function tryAgain(ended: Ended, env: NodeJS.ProcessEnv): Promise<Results> {
  const results = resultsOf(ended);
  const again = secondTryOf(ended.step, results);
  if (!again) return results;
  const second = await runSteps([again], CORES, env);
  return afterSecondTry(results, second.flatMap(resultsOf));
}

/** The total time in ms of each file's tests, longest first. */
function filesOf(tests: Results): [file: string, ms: number][] {
  const sums = new Map<string, number>();
  for (const test of tests) {
    const file = fileOf(test);
    sums.set(file, (sums.get(file) ?? 0) + test.ms);
  }
  return [...sums].sort(([, a], [, b]) => b - a);
}

const took = (ms: number, name: string) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`;

function list(title: string, lines: readonly string[]) {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

const withReason = ({ name, why = '' }: TestResult) => [name, ...why.split('\n')].join('\n      ').trimEnd();

async function main(names: readonly string[]) {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'portal-test-'));
  const steps = stepsOf(scratch).filter(({ name }) => names.length === 0 || names.includes(name));
  if (!ensureChromium())
    console.error('No browser was found and none could be installed: set CHROMIUM_PATH.');
  const env = cleanEnvironment();
  const ended = await runSteps(steps, CORES, env);
  const results: Results = [];
  for (const step of ended) results.push(...(await tryAgain(step, env)));
  rmSync(scratch, { recursive: true, force: true });

  const named = (outcome: TestResult['outcome']) => results.filter((result) => result.outcome === outcome);
  const tests = results.filter(({ name }) => name.includes(': '));
  const slowest = tests.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  list(
    'Parts',
    ended.map(({ step, seconds }) => `${String(seconds).padStart(4)} s  ${step.name}`),
  );
  list(
    'Slowest tests',
    slowest.map(({ name, ms }) => took(ms, name)),
  );
  list(
    'Slowest files',
    filesOf(tests)
      .slice(0, SLOWEST)
      .map(([file, ms]) => took(ms, file)),
  );
  list(
    'Skipped',
    named('skipped').map(({ name }) => name),
  );
  list(
    'Failed at first, passed on a second try: each is a fault to fix',
    results.filter(({ secondTry }) => secondTry).map(withReason),
  );
  list('Failed', named('failed').map(withReason));
  const [passed, failed] = [named('passed').length, named('failed').length];
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

void main(process.argv.slice(2));
