import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../../support/eventually';
import { openFolder } from '../../support/openFolder';
import { signalTo } from '../../support/signalTo';
import { repositoryRoot, startHost, type HostProcess } from '../../support/startHost';
import { TEST_KEYS } from '../../support/testKeys';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

let host: HostProcess | undefined;
afterEach(() => host?.stop());

it.each<[string, Record<string, string>]>([
  ['metrics', { METRICS_PORT: '0' }],
  ['traces', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }],
])('OPS-5: npm start loads the modules of %s, which only these settings require', async (_, env) => {
  host = await startHost({
    databaseUrl: database.url,
    // The program of `npm start`, uncompiled; PORTAL_DIST: it need not build.
    program: 'scripts/start.cjs',
    env: { PORTAL_DIST: 'none', ...env },
  });
  expect((await fetch(`${host.origin}/ready`)).status).toBe(200);
});

describe('OPS-2: when npm’s shell is ended, which forwards no signal', () => {
  let shell: ReturnType<typeof startShell> | undefined;
  const folders: string[] = [];
  afterEach(() => {
    signalTo(shell?.pid, 'SIGKILL', { group: true });
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  /** Like npm: the shell does not exec the program, since it has a further command to run. */
  function startShell(program: string, { cwd = repositoryRoot, env = {} } = {}) {
    const child = spawn('sh', ['-c', `SHELL_ID=$$ "${process.execPath}" ${program}; true`], {
      cwd,
      // A separate process group, of which nothing may remain.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        npm_lifecycle_event: 'start',
        DATABASE_URL: database.url,
        SANDBOX: 'force',
        API_HOST_KEYS: TEST_KEYS,
        API_HOST_DRAIN_MS: '0',
        PORT: '0',
        ENV_FILE: 'none',
        ...env,
      },
    });
    let said = '';
    let ended = false;
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    // Only once the last process that could write there has ended.
    child.on('close', () => (ended = true));
    return {
      pid: child.pid,
      said: () => said,
      says: (text: string) => eventually(`it says ${text}`, async () => said.includes(text)),
      ends: () => eventually('nothing of it runs', async () => ended),
    };
  }

  /** The repository with another build, and without dist/. */
  function withBuild(build: string): string {
    const folder = openFolder('portal-npm-start-');
    folders.push(folder);
    for (const name of readdirSync(repositoryRoot))
      if (!['dist', 'scripts'].includes(name) && !name.startsWith('.'))
        symlinkSync(path.join(repositoryRoot, name), path.join(folder, name));
    const scripts = path.join(folder, 'scripts');
    mkdirSync(scripts);
    for (const name of ['start.cjs', 'startHost.cjs', 'start.ts', 'build'])
      cpSync(path.join(repositoryRoot, 'scripts', name), path.join(scripts, name), { recursive: true });
    writeFileSync(path.join(scripts, 'build.ts'), build);
    return folder;
  }

  it('a serving host stops', async () => {
    shell = startShell('--import tsx api-host/main.ts', { env: { PORTAL_DIST: 'none' } });
    await shell.says('Ctrl-C');
    const address = /http:\S+/.exec(shell.said())?.[0] ?? '';
    expect((await fetch(`${address}/health`)).status).toBe(200);
    signalTo(shell.pid, 'SIGTERM');
    await shell.ends();
  });

  it('the build ends', async () => {
    const cwd = withBuild(
      `console.log('the build runs', process.argv[2]); setInterval(() => undefined, 1_000);`,
    );
    shell = startShell('scripts/start.cjs', { cwd });
    // An npm that cannot list the packages is enough for a start.
    await shell.says('the build runs --packages-optional');
    signalTo(shell.pid, 'SIGTERM');
    await shell.ends();
  });

  it('no host stays that was started after it', async () => {
    const cwd = withBuild(`process.kill(Number(process.env.SHELL_ID), 'SIGTERM');`);
    shell = startShell('scripts/start.cjs', { cwd });
    await shell.says('Building the portal');
    await shell.ends();
    expect(shell.said()).not.toContain('Ctrl-C');
  });
});
