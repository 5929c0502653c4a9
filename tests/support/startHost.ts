import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { builtHostOfRun } from './builtHost';
import { TEST_KEYS } from './testKeys';
import { WireClient } from './wireClient';

export const repositoryRoot = path.resolve(__dirname, '../..');

/** A process of the real host. */
export interface HostProcess {
  /** http://127.0.0.1:<port> */
  origin: string;
  pid: number;
  /** All it wrote so far. */
  stdout(): string;
  stderr(): string;
  /** A new browser, so to say: no cookies yet. */
  client(): WireClient;
  /** Ends when the process has. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** SIGTERM; the exit code. */
  stop(): Promise<number | null>;
}

export interface HostOptions {
  /** From createTestDatabase; then the sandbox is forced on, and the keys are the tests', unless `env` says otherwise. */
  databaseUrl?: string;
  env?: Record<string, string>;
  /** A built host to run. Without it the run's own, or, in another folder than the repository's, api-host/main.ts of that folder. */
  program?: string;
}

/** Settings of the test's own environment must not reach the host. */
const inherited = (): Record<string, string> => {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot'];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name] ?? '']] : [])),
  );
};

const mainFile = path.join('api-host', 'main.ts');

/** Starts a host without waiting: for the tests of starts that fail. */
function spawnHost(
  { databaseUrl, env = {}, program: told }: HostOptions,
  cwd = repositoryRoot,
): ChildProcess {
  const program = told ?? (cwd === repositoryRoot ? builtHostOfRun() : undefined);
  return spawn(process.execPath, program === undefined ? ['--import', 'tsx', mainFile] : [program], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited(),
      PORT: '0',
      ENV_FILE: 'none',
      // A host behind a proxy that nobody asks /ready of need not wait for it.
      API_HOST_DRAIN_MS: '0',
      ...(databaseUrl && { DATABASE_URL: databaseUrl, SANDBOX: 'force', API_HOST_KEYS: TEST_KEYS }),
      ...env,
    },
  });
}

/** The exit code and all output of a host that is expected to end by itself. */
export async function hostThatEnds(options: HostOptions, cwd = repositoryRoot) {
  const child = spawnHost(options, cwd);
  const output = gather(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout: output.stdout(), stderr: output.stderr() };
}

function gather(child: ChildProcess) {
  const texts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (texts.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (texts.stderr += chunk.toString()));
  return { stdout: () => texts.stdout, stderr: () => texts.stderr };
}

/** Starts the host on a free port and resolves when it is ready. Stop or kill it in the test. */
export async function startHost(options: HostOptions, cwd = repositoryRoot): Promise<HostProcess> {
  const child = spawnHost(options, cwd);
  const output = gather(child);
  const ended = once(child, 'close') as Promise<[number | null]>;
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /^Portal:\s+(\S+)/m.exec(output.stdout())?.[1];
      if (address && output.stdout().includes('Ctrl-C')) resolve(addressOf(address, output.stderr()));
    });
    void ended.then(([code]) => reject(new Error(`The host ended with ${String(code)}: ${output.stderr()}`)));
  });
  return {
    origin,
    pid: child.pid ?? Number.NaN,
    ...output,
    client: () => new WireClient(origin),
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}

/** With PUBLIC_URL set the host prints that; the log tells where it listens. */
const addressOf = (printed: string, log: string): string =>
  /Server listening at (http:\/\/[^"\s]+)/.exec(log)?.[1] ?? printed;
