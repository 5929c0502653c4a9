import { chmodSync, rmSync } from 'node:fs';
import { openFolder } from '../../support/openFolder';
import { startHost } from '../../support/startHost';

describe('a data folder that the database’s user can’t reach', () => {
  it('puts its database elsewhere, prints where, and finds it again', async () => {
    const dataDir = openFolder('portal-closed-');
    chmodSync(dataDir, 0o700);
    const host = await startHost({ env: { DATA_DIR: dataDir } });
    const client = host.client();
    await client.login();
    const root = process.getuid?.() === 0;
    const elsewhere = /^Data: +(\S+)/m.exec(host.stdout())?.[1];
    expect(elsewhere !== undefined).toBe(root);
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
