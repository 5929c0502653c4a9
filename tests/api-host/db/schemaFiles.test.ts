import { migrationOf, readSchemaFiles } from '../../../api-host/db/schemaFiles';
import { unsafeStatements } from '../../support/unsafeStatements';

const names = readSchemaFiles().migrations.map(({ name }) => name);

describe('migrations that are safe for running hosts (OPS-2, docs/releases.md)', () => {
  /** The first migration that is checked; the exempt ones were written before the check existed. */
  const FIRST = '0056';
  const EXEMPT = [
    ...['0058_account_deletion', '0059_payment_rule'],
    ...['0060_alarms_that_reach_a_person', '0064_support'],
  ];
  const checked = readSchemaFiles().migrations.filter(({ name }) => name >= FIRST && !EXEMPT.includes(name));

  it(`OPS-2: keep the rules from ${FIRST} on, or state why not`, () => {
    expect(
      checked.flatMap(({ name, sql }) => unsafeStatements(sql).map((fault) => `${name}: ${fault}`)),
    ).toEqual([]);
  });

  it('OPS-2: name an earlier migration where they need newer hosts', () => {
    for (const { name, needsHosts } of checked)
      if (needsHosts !== null) expect(names.slice(0, names.indexOf(name))).toContain(needsHosts);
  });

  it('are read with the directives in their comments', () => {
    const sql = '-- Why.\n-- needs-hosts: 0058_account_deletion\n-- without-transaction\nselect 1;\n';
    expect(migrationOf({ name: '0099_x', checksum: '', sql })).toMatchObject({
      needsHosts: '0058_account_deletion',
      withoutTransaction: true,
    });
    expect(migrationOf({ name: '0099_x', checksum: '', sql: 'select 1' })).toMatchObject({
      needsHosts: null,
      withoutTransaction: false,
    });
  });
});

describe('the check of migrations', () => {
  it.each([
    ['create index a on players (id)', 'index'],
    ['drop index a', 'index'],
    ['reindex table players', 'index'],
    ['alter table players add column a uuid not null default gen_random_uuid()', 'rewrite'],
    ['alter table players add column a bigint generated always as identity', 'rewrite'],
    ['alter table players add column a bigserial', 'rewrite'],
    ['alter table players alter column a type text', 'rewrite'],
    ['alter table players alter a set data type text', 'rewrite'],
    ['alter table players add column a text not null', 'not-null'],
    ['alter table players alter column a set not null', 'not-null'],
    ['alter table players add column a int check (a > 0)', 'scan'],
    ['alter table players add column a int references zones (id)', 'scan'],
    ['alter table players add column a int unique', 'scan'],
    ['alter table players add constraint a check (id > 0)', 'scan'],
    ['alter table players add constraint a unique (id)', 'scan'],
    [
      'alter table players\n  add column b int,\n  add constraint a foreign key (id) references zones (id)',
      'scan',
    ],
    ["update players set email = ''", 'backfill'],
    ['delete from players', 'backfill'],
    ['truncate players', 'lock'],
    ['lock table players', 'lock'],
    ['vacuum full players', 'lock'],
    ['cluster players', 'lock'],
    ['alter table players drop column email', 'contract'],
    ['alter table players alter column email drop default', 'contract'],
    ['alter table players rename column email to mail', 'contract'],
    ['alter table players rename to people', 'contract'],
    ['alter function a() rename to b', 'contract'],
    ['drop table if exists players', 'contract'],
    ['drop function a()', 'contract'],
    ['drop view a', 'contract'],
    ['ALTER TABLE "players" DROP COLUMN email', 'contract'],
  ])('finds %s', (sql, kind) => {
    expect(unsafeStatements(`create table other (a int);\n${sql};\n`)).toEqual([
      expect.stringMatching(new RegExp(`^${kind}: `)),
    ]);
  });

  it.each([
    [
      'a new table, and what is done to it',
      'create table a (b int); create index c on a (b); update a set b = 1; drop table a;',
    ],
    ['a column without a value', 'alter table players add column a text;'],
    ['a column with a constant', "alter table players add column a text not null default 'x';"],
    ['a time', 'alter table players add column a timestamptz not null default now();'],
    [
      'an index beside traffic',
      '-- without-transaction\ncreate index concurrently if not exists a on players (id);',
    ],
    ['a check that is validated later', 'alter table players add constraint a check (id > 0) not valid;'],
    ['its validation', 'alter table players validate constraint a;'],
    ['a constraint over an index', 'alter table players add constraint a unique using index b;'],
    ['a table of few rows', '-- allowed: backfill: zones are a handful\nupdate zones set name = name;'],
    ['the second half of a change', '-- needs-hosts: 0060_x\nalter table players drop column email;'],
    [
      'words of a function or a text',
      "create function a() returns void language sql as $$ delete from players $$; comment on table players is 'drop table; truncate x';",
    ],
    ['a comment', '-- drop table players;\nselect 1;'],
  ])('lets %s pass', (_, sql) => {
    expect(unsafeStatements(sql)).toEqual([]);
  });

  it('requires a reason for an exception, and a separate file for a concurrent index', () => {
    expect(unsafeStatements('-- allowed: backfill:\nupdate zones set name = name;')).toHaveLength(1);
    expect(unsafeStatements('create index concurrently a on players (id);')).toEqual([
      expect.stringMatching(/^without-transaction: /),
    ]);
  });
});
