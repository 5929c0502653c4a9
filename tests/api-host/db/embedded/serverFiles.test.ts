import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { initialise } from '../../../../api-host/db/embedded/serverFiles';
import { openFolder } from '../../../support/openFolder';

const folder = openFolder('portal-initdb-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a database that cannot be created is reported with the reason, not with what initdb does afterwards', () => {
  const initdb = path.join(folder, 'initdb');
  const lines = [
    'initdb: error: could not write file "data/PG_VERSION": No space left on device',
    'initdb: removing data directory "data"',
  ];
  writeFileSync(initdb, `#!/bin/sh\ncat >&2 <<'END'\n${lines.join('\n')}\nEND\nexit 1\n`, { mode: 0o700 });
  const binaries = { initdb, postgres: '', pgCtl: '', version: '18' };
  expect(() => initialise({ folder, binaries, user: null, settings: [] })).toThrow(
    /cannot be created in .* \(initdb: error: could not write file .*: No space left on device\): check the disk/,
  );
});
