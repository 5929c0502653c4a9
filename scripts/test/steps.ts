import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const tool = (name: string, ...rest: string[]) => [path.join(root, 'node_modules', name), ...rest];

/** One part of `npm test`: a program run by this Node. */
export interface Step {
  name: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

/** The parts that are one check each, in order: what fails fastest comes first. */
export const checks: Step[] = [
  { name: 'types', args: tool('typescript/bin/tsc', '--noEmit', '-p', '.') },
  { name: 'lint', args: tool('eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  { name: 'format', args: tool('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.') },
  { name: 'build', args: ['--import', 'tsx', path.join(root, 'scripts/build.ts')] },
  {
    name: 'storybook',
    // As it is published: otherwise it takes React's development build along.
    env: { NODE_ENV: 'production' },
    args: tool(
      'storybook/dist/bin/dispatcher.js',
      'build',
      ...['-c', '.storybook', '-o', 'storybook-static', '--quiet', '--disable-telemetry'],
    ),
  },
];

const jest = (report: string, ...rest: string[]) =>
  tool('jest/bin/jest.js', '--json', `--outputFile=${report}`, '--passWithNoTests', '--silent', ...rest);

/** Jest several times: what shares a database or a browser in turn, the rest on two workers. */
export const suites = (reportOf: (name: string) => string): (Step & { report: string })[] => [
  {
    name: 'unit',
    report: reportOf('unit'),
    args: jest(
      reportOf('unit'),
      '--maxWorkers=2',
      '--selectProjects',
      'contract',
      'architecture',
      'ui-kit',
      'ui-kit-package',
      'src',
      'api-host',
    ),
  },
  {
    name: 'wire',
    report: reportOf('wire'),
    args: jest(reportOf('wire'), '--runInBand', '--selectProjects', 'wire'),
  },
  {
    name: 'stories',
    report: reportOf('stories'),
    args: jest(reportOf('stories'), '--maxWorkers=2', '--selectProjects', 'stories'),
  },
  {
    name: 'e2e',
    report: reportOf('e2e'),
    args: jest(reportOf('e2e'), '--runInBand', '--selectProjects', 'e2e'),
  },
];

/** Runs a step with its output on ours; resolves to whether it succeeded. */
export function run({ name, args, env: own }: Step, env: NodeJS.ProcessEnv): Promise<boolean> {
  const started = Date.now();
  console.log(`\n── ${name}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...env, ...own },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('close', (code) => {
      console.log(
        `── ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`,
      );
      resolve(code === 0);
    });
  });
}
