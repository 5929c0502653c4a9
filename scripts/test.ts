import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from './test/installChromium';
import { checks, run, suites } from './test/steps';

/**
 * `npm test`: everything, in order, to its end even when a part fails. Its last line is `N passed, N failed`: each test
 * of Jest counts one, and so does each other check. It neither reads nor writes the developer's .data.
 */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: Assertion[]; name: string; message: string }[];
}
interface Assertion {
  status: string;
  fullName: string;
  /** How often it was run; more than once only where its project lets a failed test try again (tests/README.md). */
  invocations?: number;
  retryReasons?: string[];
}

const scratch = mkdtempSync(path.join(os.tmpdir(), 'portal-test-'));
const failures: string[] = [];
/** What passed, but not at once. */
const unsteady: string[] = [];
let passed = 0;
let failed = 0;

/** The player's own settings must not reach the hosts under test. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const foreign = /^(PORT|HOST|DATA_DIR|DATABASE_URL|SANDBOX|PUBLIC_URL|LOG_LEVEL|PORTAL_|API_HOST_)/;
  const own = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(own), NODE_ENV: 'test', FORCE_COLOR: '0' };
}

function count(report: JestReport, ok: boolean, suite: string) {
  passed += report.numPassedTests;
  failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  for (const file of report.testResults) {
    const name = path.relative('.', file.name);
    for (const { status, fullName, invocations = 1, retryReasons = [] } of file.assertionResults) {
      if (status === 'failed') failures.push(`${name}: ${fullName}`);
      else if (invocations > 1)
        unsteady.push(`${name}: ${fullName}\n    ${retryReasons[0]?.split('\n')[0] ?? ''}`);
    }
    if (file.assertionResults.length === 0 && file.message) failures.push(`${name}: did not run`);
  }
  if (!ok && report.numFailedTests + report.numRuntimeErrorTestSuites === 0) fail(`${suite}: Jest failed`);
}

function fail(what: string) {
  failed += 1;
  failures.push(what);
}

function list(title: string, names: readonly string[]) {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}

async function main() {
  const env = cleanEnvironment();
  for (const group of checks) {
    const ended = await Promise.all(group.map((step) => run(step, env, false)));
    group.forEach(({ name }, at) => (ended[at] ? (passed += 1) : fail(name)));
  }
  if (!ensureChromium()) fail('browser: none found and none could be installed; set CHROMIUM_PATH');
  for (const suite of suites((name) => path.join(scratch, `${name}.json`))) {
    const ok = await run(suite, env, true);
    if (!existsSync(suite.report)) fail(`${suite.name}: no report`);
    else count(JSON.parse(readFileSync(suite.report, 'utf8')) as JestReport, ok, suite.name);
  }
  rmSync(scratch, { recursive: true, force: true });
  list('Passed only when tried again', unsteady);
  list('Failed', failures);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

void main();
