import { readFileSync } from 'node:fs';
import { distribute } from '../../../api-host/db/distribute';
import { isDistributed } from '../../../api-host/db/isDistributed';
import { distributionFile } from '../../../api-host/folders';
import { useTestDatabase } from '../../support/useTestDatabase';

// Plain PostgreSQL only; `npm run test:citus` covers the behaviour on Citus.

const sql = readFileSync(distributionFile, 'utf8');
const all = (pattern: RegExp, text = sql) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const database = useTestDatabase();

const column = async (query: string): Promise<string[]> =>
  (await database.pool.query<{ name: string }>(query)).rows.map(({ name }) => name);

it('OPS-7: refuses a database without Citus, and says so', async () => {
  await expect(distribute(database.pool)).rejects.toThrow('This database has no Citus');
  expect(await isDistributed(database.pool)).toBe(false);
});

it('OPS-7: distributes every table of money whose primary key starts with the player', async () => {
  const distributed = [
    ...all(/create_distributed_table\('(\w+)'/g),
    ...all(/'(\w+)'/g, /unnest\(array\[('transactions'[^\]]+)\]/.exec(sql)?.[1]),
  ];
  const ofPlayers = await column(`
    select c.relname as name
      from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where i.indisprimary and a.attname = 'player_id' and c.relnamespace = current_schema::regnamespace`);
  const withoutMoney = [
    'account_deletions',
    // Stays on the coordinator, like the campaigns and codes whose budgets and uses these rows count.
    'campaign_rewards',
    'code_redemptions',
    'codes',
    'factor_removals',
    'known_browsers',
    'recovery_codes',
    'totp_secrets',
    // Stays on the coordinator, like the transfers that claims are compared with.
    'transfer_claims',
  ];
  expect(distributed.sort()).toEqual(ofPlayers.filter((name) => !withoutMoney.includes(name)).sort());
});

it('OPS-7: drops and restores only constraints and triggers that exist', async () => {
  const constraints = await column('select conname as name from pg_constraint');
  const triggers = await column('select tgname as name from pg_trigger');
  expect(all(/drop constraint (\w+)/g).filter((name) => !constraints.includes(name))).toEqual([]);
  expect(all(/drop trigger (\w+)/g).filter((name) => !triggers.includes(name))).toEqual([]);
  expect(all(/add constraint (\w+)/g).filter((name) => !constraints.includes(name))).toEqual([]);
});

it('OPS-7: distributes only functions that exist and take the player as an argument', async () => {
  const run = all(/'((?:book|complete)_\w+)'/g);
  const fitting = await column(`
    select proname as name from pg_proc
     where proname = any('{${run.join()}}') and 'p_player' = any(proargnames)`);
  expect([...fitting].sort()).toEqual([...run].sort());
  const called = all(/'(\w+\([^']*\))'/g);
  expect(called.length).toBeGreaterThan(5);
  await Promise.all(called.map((name) => database.pool.query('select $1::regprocedure', [name])));
});

it('OPS-7: keeps the same rules in its functions without the triggers of plain PostgreSQL', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`insert into players (username, password_hash) values ('untriggered', 'x')`);
    await client.query(
      'drop trigger postings_apply on postings; drop trigger old_balance_postings_sum on old_balance_postings',
    );
    const { rows } = await client.query<{ id: number }>(
      `select id from players where username = 'untriggered'`,
    );
    const player = rows[0]?.id ?? 0;
    await client.query(
      `select * from settle_transfer('bank', 'x1', 100, '', $1, 'topup.bank-transfer', 70, 30)`,
      [player],
    );
    await client.query(`select recall_credit($1, 130, 'test')`, [player]);
    const held = () => client.query('select credit, debt from balances where player_id = $1', [player]);
    expect((await held()).rows).toEqual([{ credit: 0, debt: 30 }]);
    await client.query('savepoint sound');
    const refused = async (statement: string) => {
      await expect(client.query(statement)).rejects.toMatchObject({ code: '23514' });
      await client.query('rollback to sound');
    };
    await refused(`select add_postings(${player}, 1, array['player.credit', 'house.topup'], array[5, -4])`);
    await refused(`select recall_credit(${player}, 9007199254740991, 'too much')`);
    await client.query(
      `insert into transactions (player_id, id, type, status, value, currency) values (${player}, 7, 'account.migration', 'success', 0, 'KP')`,
    );
    await client.query('savepoint sound');
    await client.query(`insert into old_balance_postings values (${player}, 7, 'extpoint4', 9, 1)`);
    await refused(`select check_old_balances_of(${player}, 7)`);
    expect((await held()).rows).toEqual([{ credit: 0, debt: 30 }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
