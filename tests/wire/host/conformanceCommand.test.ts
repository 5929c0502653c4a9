import { spawnSync } from 'node:child_process';
import { readOptions } from '../../../scripts/conformance/options';
import { repositoryRoot } from '../../support/startHost';

describe('HOST-6: the command', () => {
  const run = (args: readonly string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/conformance.ts', ...args], {
      cwd: repositoryRoot,
      env: { PATH: process.env['PATH'], ...env },
      encoding: 'utf8',
    });

  it.each([
    ['no address', []],
    ['an address that is none', ['api.example.vn']],
    ['a player without a password', ['http://127.0.0.1:1', '--username', 'demo']],
    ['--money without a player', ['http://127.0.0.1:1', '--money']],
    ['an unknown option', ['http://127.0.0.1:1', '--cash']],
  ])('exits 2 and reports the fault in one line: %s', (_what, args) => {
    const { status, stderr } = run(args);
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
  });

  it('exits 1 on what the portal cannot tolerate', () => {
    const { status, stdout } = run(['http://127.0.0.1:1']);
    expect(status).toBe(1);
    expect(stdout).toContain('GET /api/csrf-cookie: deviates:');
    expect(stdout).toContain('POST /logout: not tried: a player is needed');
  });

  it('needs no CORS for a portal at the origin of the host', () => {
    const origin = 'https://portal.example.vn';
    expect(readOptions([origin, '--origin', `${origin}/`], {})).toEqual({ host: origin, money: false });
  });

  it('prints its help', () => {
    const { status, stdout } = run(['--help']);
    expect([status, stdout]).toEqual([0, expect.stringContaining('CONFORMANCE_PASSWORD')]);
    expect(stdout).toMatch(
      /nothing of the account changes, provided that the\s+host refuses invalid requests/,
    );
  });
});
