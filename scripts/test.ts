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
  testResults: { assertionResults: { status: string; fullName: string }[]; name: string; message: string }[];
}

const scratch = mkdtempSync(path.join(os.tmpdir(), 'portal-test-'));
const failures: string[] = [];
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
    const broken = file.assertionResults.filter(({ status }) => status === 'failed');
    failures.push(...broken.map(({ fullName }) => `${path.relative('.', file.name)}: ${fullName}`));
    if (file.assertionResults.length === 0 && file.message)
      failures.push(`${path.relative('.', file.name)}: did not run`);
  }
  if (!ok && report.numFailedTests + report.numRuntimeErrorTestSuites === 0) fail(`${suite}: Jest failed`);
}

function fail(what: string) {
  failed += 1;
  failures.push(what);
}

async function main() {
  const env = cleanEnvironment();
  for (const step of checks) {
    if (await run(step, env)) passed += 1;
    else fail(step.name);
  }
  if (!ensureChromium()) fail('browser: none found and none could be installed; set CHROMIUM_PATH');
  for (const suite of suites((name) => path.join(scratch, `${name}.json`))) {
    const ok = await run(suite, env);
    if (!existsSync(suite.report)) fail(`${suite.name}: no report`);
    else count(JSON.parse(readFileSync(suite.report, 'utf8')) as JestReport, ok, suite.name);
  }
  rmSync(scratch, { recursive: true, force: true });
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

void main();
