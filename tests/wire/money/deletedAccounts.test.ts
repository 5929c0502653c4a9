import { randomUUID } from 'node:crypto';
import { playerCode } from '../../../api-host/domain/playerCode';
import { eraseAccount } from '../../../api-host/repositories/accountErasure';
import { accountsRepository } from '../../../api-host/repositories/accounts';
import { recallCredit } from '../../../api-host/repositories/ledger';
import { checkLedger } from '../../../api-host/repositories/ledgerCheck';
import { lockBalance } from '../../../api-host/repositories/operatorPlayers';
import { setGameMode } from '../../../api-host/sandbox/gameSettings';
import { createClaim, newReference } from '../../support/claims';
import { eventually } from '../../support/eventually';
import { migrate, newZone, openAccount } from '../../support/migrations';
import type { TestPlayer } from '../../support/moneyWorld';
import { operate, typed } from '../../support/operator';
import { addPlayer } from '../../support/players';
import { hurryDeliveries, ORDER, recharge, tally } from '../../support/recharges';
import { sendNotice } from '../../support/transferNotices';
import { useMoneyWorld } from '../../support/useHost';
import { waitForLockWaits } from '../../support/waitForLockWaits';
import type { WireAnswer, WireClient } from '../../support/wireClient';

const { world } = useMoneyWorld(2);

const host = () => {
  const [first] = world.hosts.slice(-1);
  if (!first) throw new Error('A world without a host');
  return first;
};

/** Ends the waiting period of these players. */
const due = (players: readonly TestPlayer[]) =>
  world.pool.query(
    `insert into account_deletions (player_id, due_at) select id, now() from unnest($1::bigint[]) id`,
    [players.map(({ id }) => id)],
  );
const isDeleted = async ({ id }: TestPlayer): Promise<boolean> => {
  const { rows } = await world.pool.query('select from players where id = $1 and deleted_at is not null', [
    id,
  ]);
  return rows.length === 1;
};
const deleted = async (player: TestPlayer): Promise<void> => {
  await due([player]);
  await eventually(`${player.username} is deleted`, () => isDeleted(player));
};
const pay = async (content: string) => {
  const answer = await sendNotice(host(), { id: randomUUID(), amount: 100_000, content });
  return (answer.json() as { status: string }).status;
};

it('SAFE-13: the ledger keeps every sum of a deleted account, and no name', async () => {
  const player = await world.newPlayer(0);
  await pay(`FSO KP ${player.username}`);
  await recharge(player.at(host()), ORDER, randomUUID());
  await recallCredit(world.db, player.id, 1, 'sandbox');
  const ledger = async () => {
    const { rows } = await world.pool.query(
      `select id, type, status, value, currency from transactions where player_id = $1 order by id`,
      [player.id],
    );
    return { rows, balance: await world.balanceOf(player) };
  };
  const before = await ledger();
  expect(before.rows).toHaveLength(5);
  await deleted(player);
  expect(await ledger()).toEqual(before);
  const { rows } = await world.pool.query(
    `select content as said from transfer_notices where player_id = $1
     union all select username from deliveries where player_id = $1`,
    [player.id],
  );
  expect(rows).toEqual([{ said: '' }, { said: `~${player.id}` }]);
  expect((await checkLedger(world.db)).findings).toEqual([]);
});

it('SAFE-13: leaves money for a deleted account to an operator, and never credits another player', async () => {
  const player = await world.newPlayer(0);
  const { username } = player;
  // A player whose name is a prefix of the deleted one: a content that a bank truncates must not pay them.
  const short = username.slice(0, -1);
  const neighbour = await addPlayer(world.pool, short);
  await deleted(player);
  const before = await world.balanceOf(player);
  expect(await pay(`FSO KP ${username}`)).toBe('unmatched');
  expect(await pay(`FSO KP ${playerCode(player.id)}`)).toBe('unmatched');
  expect(await pay(`FSO KP ${playerCode(player.id)} FSO KP ${short}`)).toBe('unmatched');
  expect(await pay(`IBFT 123456789012 FSO KP ${short}`)).toBe('unmatched');
  expect(await world.balanceOf(player)).toEqual(before);
  const { rows } = await world.pool.query('select credit from balances where player_id = $1', [neighbour]);
  expect(rows).toEqual([{ credit: 0 }]);
  const waiting = (await operate(world.url, typed('transfers list --json'))).json();
  expect(waiting).toMatchObject({ count: 4 });
  // An operator cannot credit the account by mistake either.
  const assigned = await operate(world.url, typed(`refund ~${player.id} 5000 --reason "x" --yes`));
  expect([assigned.code, assigned.err]).toEqual([1, expect.stringContaining('was deleted')]);
});

it('SAFE-13: answers a repeated notice of a credited top-up as before the deletion', async () => {
  const player = await world.newPlayer(0);
  const notice = { id: randomUUID(), amount: 100_000, content: `FSO KP ${player.username}` };
  await sendNotice(host(), notice);
  await deleted(player);
  const again = await sendNotice(host(), notice);
  expect([again.status, again.json()]).toEqual([200, { status: 'credited' }]);
});

it('SAFE-13: waits for an open delivery before it deletes the account', async () => {
  const player = await world.newPlayer(ORDER.creditAmount);
  await setGameMode(world.db, 'down');
  await recharge(player.at(host()), ORDER, randomUUID());
  await due([player]);
  const sentinel = await world.newPlayer(0);
  await deleted(sentinel);
  expect(await isDeleted(player)).toBe(false);
  await setGameMode(world.db, 'ok');
  await hurryDeliveries(world);
  await eventually('the delivery ends, and then the account', () => isDeleted(player));
  const { rows } = await world.pool.query('select state from deliveries where player_id = $1', [player.id]);
  expect(rows).toEqual([{ state: 'delivered' }]);
});

interface LateStart {
  what: string;
  prepare?: (player: TestPlayer) => Promise<void>;
  start: (client: WireClient) => Promise<WireAnswer>;
  refusal: string;
}

const lateStarts: LateStart[] = [
  { what: 'a recharge', start: (client) => recharge(client, ORDER), refusal: '422 ACCOUNT_SUSPENDED' },
  {
    what: 'a migration',
    prepare: async (player) => openAccount(world, player, await newZone(world, 'CLOSED')),
    start: (client) => migrate(client, 1),
    refusal: '422 ACCOUNT_SUSPENDED',
  },
  {
    what: 'a claim',
    start: (client) => createClaim(client, { amount: 50_000, reference: newReference() }),
    refusal: '422',
  },
];

it.each(lateStarts)('SAFE-13: refuses $what of an account that is deleted while it waits', async (late) => {
  const player = await world.newPlayer(ORDER.creditAmount);
  await late.prepare?.(player);
  const rows = async () => {
    const { rows: counts } = await world.pool.query<Record<string, number>>(
      `select (select count(*) from transactions where player_id = $1) as transactions,
              (select count(*) from deliveries where player_id = $1) as deliveries,
              (select count(*) from transfer_claims where player_id = $1) as claims`,
      [player.id],
    );
    return { counts, balance: await world.balanceOf(player) };
  };
  const before = await rows();
  const answers: Promise<WireAnswer>[] = [];
  await world.db.transaction().execute(async (trx) => {
    await lockBalance(trx, player.id);
    answers.push(late.start(player.at(host())));
    await waitForLockWaits(world.pool);
    await eraseAccount(trx, await accountsRepository(trx).lockWhole(player.id));
  });
  expect(tally(await Promise.all(answers))).toEqual({ [late.refusal]: 1 });
  expect(await rows()).toEqual(before);
});

const KILLS = 4;

it(`SAFE-13: ${KILLS} kills while money moves: each account is deleted once and completely, and no dong is lost`, async () => {
  const players: TestPlayer[] = [];
  for (let count = 0; count < 24; count += 1) players.push(await world.newPlayer(ORDER.creditAmount));
  const told = new Map<string, string>();
  let over = false;
  const load = players.map(async (player) => {
    while (!over) {
      const id = randomUUID();
      const notice = { id, amount: 50_000, content: `FSO KP ${player.username}` };
      const answer = await sendNotice(host(), notice).catch(() => null);
      if (answer?.status === 200) told.set(id, (answer.json() as { status: string }).status);
      await recharge(player.at(host()), ORDER, randomUUID()).catch(() => null);
    }
  });
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await due(players.slice(kill * 6, kill * 6 + 6));
      const [victim] = world.hosts;
      await world.addHost();
      world.hosts.shift();
      await victim?.kill('SIGKILL');
    }
    await eventually('all are deleted', async () =>
      (await Promise.all(players.map(isDeleted))).every(Boolean),
    );
  } finally {
    over = true;
    await Promise.all(load);
  }
  const { rows } = await world.pool.query<{ id: string; state: string }>(
    'select external_id as id, state from transfer_notices',
  );
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  expect([...told].filter(([id, status]) => states.get(id) !== status)).toEqual([]);
  expect(new Set(told.values())).toEqual(new Set(['credited', 'unmatched']));
  const { rows: former } = await world.pool.query('select from former_usernames where username = any($1)', [
    players.map(({ username }) => username),
  ]);
  expect(former).toHaveLength(players.length);
  expect((await checkLedger(world.db)).findings).toEqual([]);
});
