import { chmodSync, chownSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { openFolder } from '../../support/openFolder';
import { operateIn } from '../../support/operator';
import { hostThatEnds, startHost } from '../../support/startHost';

const isRoot = process.getuid?.() === 0;

describe('a data folder that the database’s user can’t reach', () => {
  it('puts its database elsewhere, prints where, and finds it again', async () => {
    const dataDir = openFolder('portal-closed-');
    chmodSync(dataDir, 0o700);
    const host = await startHost({ env: { DATA_DIR: dataDir } });
    const client = host.client();
    await client.login();
    const elsewhere = /^Data: +(\S+)/m.exec(host.stdout())?.[1];
    expect(elsewhere !== undefined).toBe(isRoot);
    await host.stop();

    const again = await startHost({ env: { DATA_DIR: dataDir } });
    const later = again.client();
    for (const [name, value] of client.cookies) later.cookies.set(name, value);
    expect((await later.get('/api/me')).status).toBe(200);
    await again.stop();
    if (elsewhere) rmSync(elsewhere, { recursive: true });
    rmSync(dataDir, { recursive: true });
  });
});

const describeAsRoot = isRoot ? describe : describe.skip;

describeAsRoot('a data folder of a host that runs as an ordinary user', () => {
  /** Any user other than the one that root would choose for PostgreSQL. */
  const ids = { uid: 1, gid: 1 };
  const dataDir = openFolder('portal-owned-');
  const cluster = path.join(dataDir, 'postgres');
  const env = { DATA_DIR: dataDir };
  const ownerOf = (place: string) => {
    const { uid, gid } = statSync(place);
    return { uid, gid };
  };
  const start = () => startHost({ ids, env });
  const listZones = () => operateIn(env, ['zones', 'list']);
  beforeAll(() => chownSync(dataDir, ids.uid, ids.gid));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('stays that user’s when root runs a command, with the host running or stopped', async () => {
    const host = await start();
    const client = host.client();
    await client.login();
    expect(await listZones()).toMatchObject({ code: 0 });
    expect(ownerOf(cluster)).toEqual(ids);
    // More calls at once than there are idle connections: new ones are opened.
    const calls = await Promise.all(Array.from({ length: 20 }, () => client.get('/api/me')));
    expect(calls.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await host.stop()).toBe(0);

    expect(await listZones()).toMatchObject({ code: 0 });
    const again = await start();
    await again.client().login();
    expect(await again.stop()).toBe(0);
  });

  it('stops the start with one line if another user’s folder is in its place', async () => {
    const database = statSync(path.join(cluster, 'data')).ino;
    chownSync(cluster, 2, 2);
    try {
      const { code, stderr } = await hostThatEnds({ ids, env });
      expect([code, stderr.trim()]).toEqual([
        1,
        expect.stringMatching(/^Can't write .*starting\.lock \(EACCES[^\n]*\): [^\n]*$/),
      ]);
      // Root neither takes the folder nor creates an empty database elsewhere.
      const { code: refused, err } = await listZones();
      expect([refused, err]).toEqual([1, expect.stringMatching(/^The user daemon can't reach [^\n]*\n$/)]);
      expect(ownerOf(cluster)).toEqual({ uid: 2, gid: 2 });
      expect(statSync(path.join(cluster, 'data')).ino).toBe(database);
    } finally {
      chownSync(cluster, ids.uid, ids.gid);
    }
  });
});
