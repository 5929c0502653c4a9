import path from 'node:path';
import { databaseTests } from './databaseTests';
import { readJest, readPlaywright, type Results } from './results';

export const root = path.resolve(__dirname, '../..');
const tool = (name: string, ...rest: string[]) => [path.join(root, 'node_modules', name), ...rest];
const script = (name: string, ...rest: string[]) => ['--import', 'tsx', path.join(root, name), ...rest];

/** A part of `npm test`: a program run by the same Node. */
export interface Step {
  name: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** The number of cores it uses. */
  cores: 1 | 2;
  /** Steps that must end first. */
  after?: string[];
  /** The file with its results and their parser. If omitted, the whole step counts as one check. */
  report?: { file: string; read: (text: string) => Results };
  /** The step that runs only some tests again: their files, and a regular expression for their full titles. */
  again?: (files: readonly string[], titles: string) => Step;
  /** What such a step can run alone. Tests of a Jest file may build on each other, so one fault of a file fails many of them. */
  alone?: 'test' | 'file';
}

const check = (name: string, args: string[]): Step => ({ name, args, cores: 1 });

/** Lint uses no cache, because the type of an expression can depend on other files (docs/decisions/0066). Oxlint would use all cores. */
const checks: Step[] = [
  check('build', script('scripts/build.ts')),
  check('storybook', script('scripts/buildStorybook.ts')),
  check('lint', tool('eslint/bin/eslint.js', '.', '--max-warnings', '0')),
  { ...check('typed lint', tool('oxlint/bin/oxlint', '--threads=1')), env: { GOMAXPROCS: '1' } },
  check(
    'types',
    tool(
      'typescript/bin/tsc',
      ...['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
    ),
  ),
  check('format', tool('oxfmt/bin/oxfmt', '--check')),
];

/** Jest workers by the cores of a suite: a third one runs while others wait for hosts, databases and timers (docs/decisions/0066). */
const workers = { 1: 1, 2: 3 } as const;

function jestStep(scratch: string, name: string, cores: 1 | 2, args: string[], after: string[] = []): Step {
  const file = path.join(scratch, `${name}.json`);
  const options = ['--json', `--outputFile=${file}`, '--silent', `--maxWorkers=${workers[cores]}`];
  return {
    name,
    cores,
    after,
    args: tool('jest/bin/jest.js', ...options, ...args),
    report: { file, read: readJest },
    again: (files) => jestStep(scratch, `${name}, second try`, 1, ['--runTestsByPath', ...files]),
    alone: 'file',
  };
}

function browserStep(scratch: string, project: string, after: string[]): Step {
  const step = (name: string, args: string[]): Step => {
    const file = path.join(scratch, `${name}.json`);
    return {
      name,
      cores: 2,
      after,
      args: tool('@playwright/test/cli.js', 'test', `--project=${project}`, ...args),
      env: { PORTAL_TESTS_REPORT: file },
      report: { file, read: readPlaywright },
    };
  };
  return {
    ...step(project, []),
    again: (files, titles) =>
      // In a folder of its own, so that what the first try left is kept.
      step(`${project}, second try`, [
        ...files,
        `--grep=${titles}`,
        `--output=.cache/playwright/${project}-second-try`,
        '--trace=retain-on-failure',
      ]),
    alone: 'test',
  };
}

/** All parts, in the order in which they start. Reports are written to `scratch`. */
export function stepsOf(scratch: string): Step[] {
  const withDatabase = databaseTests();
  const ignored = withDatabase.map((file) => `--testPathIgnorePatterns=${file}`);
  return [
    ...checks,
    jestStep(scratch, 'kit', 1, ['--selectProjects', 'ui-kit-package']),
    jestStep(scratch, 'unit', 2, [
      ...['--selectProjects', 'contract', 'architecture', 'ui-kit', 'src', 'api-host'],
      ...ignored,
    ]),
    jestStep(scratch, 'wire', 2, [
      `--testSequencer=${path.join(root, 'scripts/test/longestFirst.cjs')}`,
      ...['tests/wire/', ...withDatabase],
    ]),
    browserStep(scratch, 'e2e', ['build']),
    browserStep(scratch, 'stories', ['storybook']),
  ];
}
