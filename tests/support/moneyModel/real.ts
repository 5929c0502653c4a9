import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../../api-host/db/schema';
import { kyselyOver, openPool } from '../../../api-host/db/pool';
import { seedCatalogue } from '../../../api-host/db/seedCatalogue';
import type { Deps } from '../../../api-host/deps';
import { claimDue, postpone } from '../../../api-host/repositories/deliveries';
import { createDeliverer, type Deliverer } from '../../../api-host/useCases/deliver';
import { addPlayer } from '../players';
import { createTestDatabase, type TestDatabase } from '../testDatabase';
import { ModelGameServers, type Manner } from './gameServers';
import type { Model } from './model';
import type { ModelZone } from './modelTerms';
import { testDeps } from '../testDeps';

/** The money part of a host with its own connections, as in a separate process. */
export interface Process {
  pool: Pool;
  db: Kysely<Database>;
  deps: Deps;
  deliverer: Deliverer;
}

/** Two processes on one database, and the game servers that they call. */
export interface ModelWorld {
  database: TestDatabase;
  processes: readonly [Process, Process];
  games: ModelGameServers;
  close(): Promise<void>;
}

/** The host's side of one sequence, with its own player and zones. */
export interface Real {
  world: ModelWorld;
  player: { id: number; username: string };
  /** The database ids of the model's zones. */
  zones: readonly number[];
}

export async function openModelWorld(): Promise<ModelWorld> {
  const database = await createTestDatabase({ poolSize: 6 });
  await seedCatalogue(database.db);
  const games = new ModelGameServers();
  const open = (): Process => {
    const pool = openPool({ connectionString: database.url, max: 12 });
    pool.on('error', () => undefined);
    const deps = testDeps({ db: kyselyOver(pool), pool });
    return { pool, db: deps.db, deps, deliverer: createDeliverer(deps, games) };
  };
  const processes = [open(), open()] as const;
  return {
    database,
    processes,
    games,
    async close() {
      await Promise.all(processes.map(({ pool }) => pool.end()));
      await database.drop();
    },
  };
}

let made = 0;

/** A new player with the model's zones and accounts. */
export async function realFor(world: ModelWorld, zones: readonly ModelZone[]): Promise<Real> {
  made += 1;
  const number = made;
  const username = `model${number}x`;
  const { pool, db } = world.database;
  const id = await addPlayer(pool, username);
  const ids = zones.map((_, at) => 1_000 + number * 10 + at);
  await db
    .insertInto('zones')
    .values(
      zones.map(({ open }, at) => ({ id: ids[at] ?? 0, name: `Z${at}`, state: open ? 'ACTIVE' : 'CLOSED' })),
    )
    .execute();
  const accounts = zones.flatMap(({ account }, at) =>
    account
      ? [
          {
            player_id: id,
            zone_id: ids[at] ?? 0,
            left_coin: account.leftCoin,
            extpoint0: account.extpoint0,
            extpoint4: account.extpoint4,
          },
        ]
      : [],
  );
  if (accounts.length > 0) await db.insertInto('account_zones').values(accounts).execute();
  return { world, player: { id, username }, zones: ids };
}

/** Makes pending deliveries due and lets the game servers decide them; both processes poll until none of the player's are pending. */
export async function endPending({ world, player }: Real, manner: Manner): Promise<void> {
  const pending = async (): Promise<string[]> => {
    const { rows } = await sql<{ delivery_id: string }>`
      update deliveries set next_attempt_at = now()
       where player_id = ${player.id} and state = 'pending' returning delivery_id`.execute(world.database.db);
    return rows.map(({ delivery_id }) => delivery_id);
  };
  for (let ids = await pending(); ids.length > 0; ids = await pending()) {
    world.games.meet(ids, manner);
    await Promise.all(
      world.processes.map(async ({ db, deliverer }) => {
        for (const job of await claimDue(db, 20))
          if ((await deliverer.attempt(job)) === 'pending') await postpone(db, job);
      }),
    );
  }
}

interface StateRow {
  credit: number;
  debt: number;
  lines: string[];
  rounded: string;
  accounts: number[][];
  sum: string;
}

const STATE = `
  select b.credit, b.debt,
         (select coalesce(array_agg(concat_ws(' ', t.type, t.status, t.value)), '{}') from transactions t
           where t.player_id = b.player_id and t.parent_id is null and t.type <> 'account.migration') as lines,
         (select coalesce(sum(p.amount), 0) from old_balance_postings p where p.player_id = b.player_id and p.zone_id = 0) as rounded,
         (select coalesce(sum(p.amount), 0) from postings p where p.player_id = b.player_id) as sum,
         (select coalesce(json_agg(json_build_array(a.zone_id, a.left_coin, a.extpoint0, a.extpoint4) order by a.zone_id), '[]')
            from account_zones a where a.player_id = b.player_id) as accounts
    from balances b where b.player_id = $1`;

/** The player in the database, in the model's terms. */
export async function stateOf({ world, player, zones }: Real) {
  const { rows } = await world.database.pool.query<StateRow>({
    name: 'model-state',
    text: STATE,
    values: [player.id],
  });
  const [row] = rows;
  if (!row) throw new Error('The player has no balance');
  const { credit, debt, lines, rounded, accounts, sum } = row;
  return {
    credit,
    debt,
    lines: lines.sort(),
    rounded: Number(rounded),
    sum: Number(sum),
    accounts: accounts.map(([id = 0, ...held]) => `${zones.indexOf(id)}: ${held.join('/')}`),
  };
}

/** The player in the model. */
export const modelState = (model: Model): Awaited<ReturnType<typeof stateOf>> => ({
  credit: model.credit,
  debt: model.debt,
  lines: model.lines(),
  rounded: model.rounded,
  sum: 0,
  accounts: model.zones.flatMap(({ account }, at) =>
    account ? [`${at}: ${account.leftCoin}/${account.extpoint0}/${account.extpoint4}`] : [],
  ),
});
