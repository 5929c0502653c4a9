import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../../support/eventually';
import { freePort } from '../../support/freePort';
import { openFolder } from '../../support/openFolder';
import { repositoryRoot } from '../../support/startHost';

const hasCaddy = spawnSync('caddy', ['version']).status === 0;
if (!hasCaddy) console.log('Skipped: OPS-8 behind Caddy, since this machine has no caddy.');
const describeWithCaddy = hasCaddy ? describe : describe.skip;

describeWithCaddy('OPS-8: ops/Caddyfile', () => {
  const folder = openFolder('portal-caddy-');
  let caddy: ChildProcess;
  let origin: string;
  beforeAll(async () => {
    const [http, https] = [await freePort(), await freePort()];
    const options = `{\n\thttp_port ${http}\n\thttps_port ${https}\n\tadmin off\n\tskip_install_trust\n}\n`;
    const file = path.join(folder, 'Caddyfile');
    writeFileSync(file, options + readFileSync(path.join(repositoryRoot, 'ops/Caddyfile'), 'utf8'));
    caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      stdio: 'ignore',
      env: { ...process.env, SITE_DOMAIN: 'localhost', XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
    origin = `http://localhost:${http}`;
    await eventually('Caddy answers', () => fetch(origin, { redirect: 'manual' }).then(Boolean, () => false));
  });
  afterAll(async () => {
    const ended = once(caddy, 'close');
    caddy.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['GET', '/', 308],
    ['GET', '/login?next_uri=%2Fpayment', 308],
    ['GET', '/api/me', 403],
    ['POST', '/login', 403],
    ['POST', '/api/recharge/game', 403],
  ])('redirects pages requested over http, and refuses calls: %s %s', async (method, address, status) => {
    const answer = await fetch(origin + address, { method, redirect: 'manual' });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBe(status === 308 ? `https://localhost${address}` : null);
  });
});
