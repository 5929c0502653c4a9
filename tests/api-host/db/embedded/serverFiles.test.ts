import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { initialise } from '../../../../api-host/db/embedded/serverFiles';
import { eventually } from '../../../support/eventually';
import { openFolder } from '../../../support/openFolder';

const folder = openFolder('portal-initdb-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a database that cannot be created is reported with the reason, not with what initdb does afterwards', async () => {
  const initdb = path.join(folder, 'initdb');
  const lines = [
    'initdb: error: could not write file "data/PG_VERSION": No space left on device',
    'initdb: removing data directory "data"',
  ];
  writeFileSync(initdb, `#!/bin/sh\ncat >&2 <<'END'\n${lines.join('\n')}\nEND\nexit 1\n`, { mode: 0o700 });
  const binaries = { initdb, postgres: '', pgCtl: '', version: '18' };
  await expect(initialise({ folder, binaries, user: null, settings: [] })).rejects.toThrow(
    /cannot be created in .* \(initdb: error: could not write file .*: No space left on device\): check the disk/,
  );
});

it('a database whose creation is interrupted leaves nothing behind', async () => {
  const initdb = path.join(folder, 'initdb');
  const partial = path.join(folder, 'data.partial');
  writeFileSync(initdb, `#!/bin/sh\nmkdir '${partial}'\nexec tail -f /dev/null\n`, { mode: 0o700 });
  const binaries = { initdb, postgres: '', pgCtl: '', version: '18' };
  const interruption = new AbortController();
  const created = initialise({ folder, binaries, user: null, settings: [] }, interruption.signal);
  const ended = expect(created).rejects.toThrow('interrupted');
  await eventually('it has begun', () => Promise.resolve(existsSync(partial)));
  interruption.abort(new Error('interrupted'));
  await ended;
  expect(existsSync(partial)).toBe(false);
});
