import { cpSync, existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openFolder } from './openFolder';
import { repositoryRoot } from './startHost';

/** A copy of the host's sources with the further schema changes of a release. */
export interface NextRelease {
  /** The `cwd` of startHost for hosts of this release. */
  folder: string;
  remove(): void;
}

/**
 * Typical schema changes of a release: a column, a table and an index added under traffic, and a new version of a function that moves
 * money.
 */
const MIGRATIONS = {
  '9001_expand.sql': `-- What the release after this one adds.
alter table transactions add column added_by_next_release text not null default 'x';
alter table players add column added_by_next_release timestamptz;
create table next_release (id bigint primary key);
`,
  '9002_index.sql': `-- without-transaction
create index concurrently if not exists next_release_index on transactions (added_by_next_release);
`,
  '9003_check.sql': `-- Validated by the release after.
alter table players add constraint next_release_check check (id > 0) not valid;
`,
};

/** Creates the release after the current one. Its hosts migrate the database when they start. */
export function makeNextRelease(): NextRelease {
  const folder = openFolder('portal-next-release-');
  for (const name of readdirSync(repositoryRoot))
    if (name !== 'api-host' && !name.startsWith('.'))
      symlinkSync(path.join(repositoryRoot, name), path.join(folder, name));
  cpSync(path.join(repositoryRoot, 'api-host'), path.join(folder, 'api-host'), {
    recursive: true,
    filter: (source) => !source.includes('node_modules'),
  });
  const own = path.join('api-host', 'node_modules');
  if (existsSync(path.join(repositoryRoot, own)))
    symlinkSync(path.join(repositoryRoot, own), path.join(folder, own));
  const db = path.join(folder, 'api-host', 'db');
  for (const [name, sql] of Object.entries(MIGRATIONS)) writeFileSync(path.join(db, 'migrations', name), sql);
  const changed = path.join(db, 'functions', 'start_recharge.sql');
  writeFileSync(changed, '-- Of the next release.\n', { flag: 'a' });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
