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

/** The parts that are one check each. Each of these runs on one core, so those of a group run side by side. */
export const checks: Step[][] = [
  [
    { name: 'types', args: tool('typescript/bin/tsc', '--noEmit', '-p', '.') },
    { name: 'lint', args: tool('eslint/bin/eslint.js', '.', '--max-warnings', '0') },
    { name: 'format', args: tool('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.') },
  ],
  [
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
  ],
];

const jest = (report: string, ...rest: string[]) =>
  tool('jest/bin/jest.js', '--json', `--outputFile=${report}`, '--passWithNoTests', '--silent', ...rest);

const suite = (reportOf: (name: string) => string, name: string, projects: string[]) => ({
  name,
  report: reportOf(name),
  args: jest(reportOf(name), '--maxWorkers=2', '--selectProjects', ...projects),
});

/** Jest several times, so that what is said first is what is found fastest; each test file has its own host and database. */
export const suites = (reportOf: (name: string) => string): (Step & { report: string })[] => [
  suite(reportOf, 'unit', ['contract', 'architecture', 'ui-kit', 'ui-kit-package', 'src', 'api-host']),
  suite(reportOf, 'wire', ['wire']),
  suite(reportOf, 'stories', ['stories']),
  suite(reportOf, 'e2e', ['e2e']),
];

/** Runs a step; resolves to whether it succeeded. What one of several side by side prints comes in one piece at its end. */
export function run(
  { name, args, env: own }: Step,
  env: NodeJS.ProcessEnv,
  alone: boolean,
): Promise<boolean> {
  const started = Date.now();
  const title = `\n── ${name}`;
  if (alone) console.log(title);
  return new Promise((resolve) => {
    const output = alone ? 'inherit' : 'pipe';
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...env, ...own },
      stdio: ['ignore', output, output],
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.on('close', (code) => {
      if (!alone) process.stdout.write(`${title}\n${Buffer.concat(printed).toString()}`);
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
      resolve(code === 0);
    });
  });
}
