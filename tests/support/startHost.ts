import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { builtHostOfRun } from './builtHost';
import { TEST_KEYS } from './testKeys';
import { WireClient } from './wireClient';

export const repositoryRoot = path.resolve(__dirname, '../..');

/** A process that runs the real host. */
export interface HostProcess {
  /** http://127.0.0.1:<port> */
  origin: string;
  pid: number;
  /** Everything written until now. */
  stdout(): string;
  stderr(): string;
  /** A client without cookies, like a new browser. */
  client(): WireClient;
  /** Resolves when the process has ended. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Sends SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
}

export interface HostOptions {
  /** From createTestDatabase; then the sandbox is forced on and the tests' keys are used, unless `env` says otherwise. */
  databaseUrl?: string;
  env?: Record<string, string>;
  /** The user and group that the host runs as, if the tests run as root. */
  ids?: { uid: number; gid: number };
  /** The built host to run. By default the run's own or, in a folder other than the repository's, api-host/main.ts of that folder. */
  program?: string;
  /** The file descriptor that stdout and stderr are written to, instead of being gathered. */
  output?: number;
}

/** Settings of the test's own environment must not affect the host. */
const inherited = (): Record<string, string> => {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot'];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name] ?? '']] : [])),
  );
};

const mainFile = path.join('api-host', 'main.ts');

/** Starts a host without waiting until it is ready, for tests of starts that fail or are interrupted. */
export function spawnHost(
  { databaseUrl, env = {}, ids, program: givenProgram, output }: HostOptions,
  cwd = repositoryRoot,
): ChildProcess {
  const program = givenProgram ?? (cwd === repositoryRoot ? builtHostOfRun() : undefined);
  return spawn(process.execPath, program === undefined ? ['--import', 'tsx', mainFile] : [program], {
    ...ids,
    cwd,
    stdio: ['ignore', output ?? 'pipe', output ?? 'pipe'],
    env: {
      ...inherited(),
      PORT: '0',
      ENV_FILE: 'none',
      // No proxy checks /ready here, so the host need not wait before it stops.
      API_HOST_DRAIN_MS: '0',
      ...(databaseUrl && { DATABASE_URL: databaseUrl, SANDBOX: 'force', API_HOST_KEYS: TEST_KEYS }),
      ...env,
    },
  });
}

/** The exit code and all output of a host that is expected to exit. */
export async function hostThatEnds(options: HostOptions, cwd = repositoryRoot) {
  const child = spawnHost(options, cwd);
  const output = gather(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout: output.stdout(), stderr: output.stderr() };
}

function gather(child: ChildProcess) {
  const texts = { stdout: '', stderr: '' };
  // Decoded as a whole: a chunk may end in the middle of a character.
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (texts.stdout += chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (texts.stderr += chunk));
  return { stdout: () => texts.stdout, stderr: () => texts.stderr };
}

/** Starts the host on a free port and resolves when it is ready. The test must stop or kill it. */
export async function startHost(options: HostOptions, cwd = repositoryRoot): Promise<HostProcess> {
  const child = spawnHost(options, cwd);
  const output = gather(child);
  const ended = once(child, 'close') as Promise<[number | null]>;
  const origin = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const address = addressIn(output, options.env);
      if (address !== undefined && output.stdout().includes('Ctrl-C')) resolve(address);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
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

/**
 * The address where a host listens; undefined until it is known. With PUBLIC_URL set, the host prints that URL, and the log, which may be
 * read later, contains the address.
 */
function addressIn(
  { stdout, stderr }: ReturnType<typeof gather>,
  { PUBLIC_URL, LOG_LEVEL = 'info' }: NodeJS.Dict<string> = {},
): string | undefined {
  const printed = /^Portal:\s+(\S+)/m.exec(stdout())?.[1];
  const logged = /Server listening at (http:\/\/[^"\s]+)/.exec(stderr())?.[1];
  return PUBLIC_URL !== undefined && LOG_LEVEL === 'info' ? logged : (logged ?? printed);
}
