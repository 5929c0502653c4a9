import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The result of one test. */
export interface TestResult {
  /** The test's file and full title. */
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  ms: number;
  /** The beginning of a failed test's message. */
  why?: string;
  /** It failed at first. */
  secondTry?: true;
}
export type Results = TestResult[];

/** The test's file. */
export const fileOf = ({ name }: TestResult): string => name.slice(0, name.indexOf(': '));

const WHY_LINES = 15;

/** The message of a failed test, shortened so that the end of a truncated log still shows it. */
function whyOf(messages: readonly (string | undefined)[]): Pick<TestResult, 'why'> {
  const said = stripVTControlCharacters(messages.filter(Boolean).join('\n'));
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 0 ? { why: lines.slice(0, WHY_LINES).join('\n') } : {};
}

interface JestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      duration?: number | null;
      invocations?: number;
      failureMessages?: string[];
    }[];
  }[];
}

/** Reads the output of Jest's --json. A file that could not run counts as one failed test; a test that needed a retry counts as failed. */
export function readJest(text: string): Results {
  const { testResults } = JSON.parse(text) as JestReport;
  return testResults.flatMap(({ name: file, message, assertionResults }): Results => {
    const name = path.relative('.', file);
    if (assertionResults.length === 0 && message)
      return [{ name: `${name}: did not run`, outcome: 'failed', ms: 0, ...whyOf([message]) }];
    return assertionResults.map(({ status, fullName, duration, invocations = 1, failureMessages = [] }) => ({
      name: `${name}: ${fullName}`,
      outcome:
        status === 'passed' && invocations === 1
          ? 'passed'
          : status === 'passed' || status === 'failed'
            ? 'failed'
            : 'skipped',
      ms: duration ?? 0,
      ...whyOf(failureMessages),
    }));
  });
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { duration: number; errors?: { message?: string }[] }[];
    }[];
  }[];
}
interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;

/** Reads the output of Playwright's json reporter. A test that passed only on a retry counts as failed. */
export function readPlaywright(text: string): Results {
  const { config, suites, errors } = JSON.parse(text) as PlaywrightReport;
  const resultsOf = (
    { title, file, suites: inner = [], specs }: PlaywrightSuite,
    above: string[],
  ): Results => {
    const titles = title === file ? above : [...above, title];
    const place = path.relative('.', path.join(config.rootDir, file));
    const own = specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        name: `${place}: ${[...titles, spec.title].join(' › ')}`,
        outcome: outcomes[status],
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        ...whyOf(results.flatMap(({ errors: said = [] }) => said.map(({ message }) => message))),
      })),
    );
    return [...own, ...inner.flatMap((suite) => resultsOf(suite, titles))];
  };
  return [
    ...errors.map(({ message = 'error' }) => ({ name: message, outcome: 'failed' as const, ms: 0 })),
    ...suites.flatMap((suite) => resultsOf(suite, [])),
  ];
}
