import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { checkLedger } from '../../../api-host/repositories/ledgerCheck';
import { setGameMode, type GameMode } from '../../../api-host/sandbox/gameSettings';
import { eventually } from '../../support/eventually';
import { BANK, type TestPlayer } from '../../support/moneyWorld';
import { hurryDeliveries, ORDER, recharge } from '../../support/recharges';
import type { HostProcess } from '../../support/startHost';
import { sendNotice } from '../../support/transferNotices';
import type { WireAnswer } from '../../support/wireClient';
import { useMoneyWorld } from '../../support/useHost';

const KILLS = 10;
const PLAYERS = 6;
/** Each transfer gives 10.500 KP: two recharges, so that both "enough" and "not enough" occur. */
const NOTICE_VND = 100_000;

/** Everything that the hosts have acknowledged to players and banks: all of it must hold afterwards. */
interface ReportedOutcomes {
  credited: Map<string, TestPlayer>;
  delivered: { key: string; player: TestPlayer }[];
  refunded: { key: string; player: TestPlayer }[];
  faults: string[];
}

let running: HostProcess[];

const { world } = useMoneyWorld(2);
beforeAll(async () => {
  running = [...world.hosts];
});

/** Retries with the same key or id, at any running host, until there is a response, as players and banks do. */
async function insistently(
  stop: () => boolean,
  ask: (host: HostProcess) => Promise<WireAnswer>,
): Promise<WireAnswer | null> {
  while (!stop()) {
    const host = running[Math.floor(Math.random() * running.length)];
    const answer = host && (await ask(host).catch(() => null));
    if (answer && answer.status < 500) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return null;
}

async function play(player: TestPlayer, reported: ReportedOutcomes, stop: () => boolean): Promise<void> {
  while (!stop()) {
    const notice = { id: randomUUID(), amount: NOTICE_VND, content: `FSO KP ${player.username}` };
    const taken = await insistently(stop, (host) => sendNotice(host, notice));
    if (taken?.status === 200) reported.credited.set(notice.id, player);
    else if (taken) reported.faults.push(`notice: ${taken.status} ${taken.text}`);
    for (let count = 0; count < 3; count += 1) {
      const key = randomUUID();
      const answer = await insistently(stop, (host) => recharge(player.at(host), ORDER, key));
      if (answer?.text === '{}') reported.delivered.push({ key, player });
      else if (answer?.text.includes('GAME_UNAVAILABLE')) reported.refunded.push({ key, player });
      else if (answer && answer.status !== 200 && !answer.text.includes('INSUFFICIENT_CREDIT'))
        reported.faults.push(`recharge: ${answer.status} ${answer.text}`);
    }
  }
}

const modes: GameMode[] = ['ok', 'ok', 'ok', 'refuse', 'down'];

it(`${KILLS} kills under load: nothing acknowledged is lost, nothing is charged without delivery or refund`, async () => {
  const reported: ReportedOutcomes = { credited: new Map(), delivered: [], refunded: [], faults: [] };
  const players: TestPlayer[] = [];
  for (let count = 0; count < PLAYERS; count += 1) players.push(await world.newPlayer(0));
  let over = false;
  // Two loops per player, so that one player's calls compete in different processes.
  const load = players.flatMap((player) => [1, 2].map(() => play(player, reported, () => over)));

  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await setGameMode(world.db, modes[kill % modes.length] ?? 'ok');
      const victim = running[kill % running.length];
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 400));
      running = running.filter((host) => host !== victim);
      await victim?.kill('SIGKILL');
      running = [...running, await world.addHost()];
    }
  } finally {
    over = true;
    await Promise.all(load);
  }
  expect(reported.faults).toEqual([]);

  await setGameMode(world.db, 'ok');
  await eventually('nothing is pending any more', async () => {
    await hurryDeliveries(world);
    const { rows } = await sql`select from deliveries where state = 'pending'`.execute(world.db);
    return rows.length === 0;
  });

  // The load was sufficient: every kind of outcome occurred.
  expect(reported.credited.size).toBeGreaterThan(KILLS);
  expect(reported.delivered.length).toBeGreaterThan(KILLS);
  expect(reported.refunded.length).toBeGreaterThan(0);

  expect((await checkLedger(world.db)).findings).toEqual([]);
  await expectNothingLost(reported);
  for (const player of players) await expectExactBalance(player);
});

/** Everything that a host acknowledged is in the ledger, and the game servers delivered what was reported as delivered. */
async function expectNothingLost(reported: ReportedOutcomes): Promise<void> {
  const credited = await world.db
    .selectFrom('transfer_notices')
    .select(['external_id', 'player_id'])
    .where('provider', '=', BANK)
    .where('state', '=', 'credited')
    .execute();
  const payers = new Map(credited.map((row) => [row.external_id, row.player_id]));
  for (const [id, player] of reported.credited) expect(payers.get(id)).toBe(player.id);

  const { rows } = await sql<{ key: string; state: string; outcome: string | null }>`
    select k.key, d.state, s.outcome
      from idempotency_keys k
      join deliveries d using (player_id, transaction_id)
      left join sandbox_deliveries s using (delivery_id)`.execute(world.db);
  const ends = new Map(rows.map(({ key, state, outcome }) => [key, `${state}/${String(outcome)}`]));
  for (const { key } of reported.delivered) expect(ends.get(key)).toBe('delivered/delivered');
  for (const { key } of reported.refunded) expect(ends.get(key)).toBe('refused/refused');
  // In general: charged means delivered, refunded means not delivered.
  expect(new Set(ends.values())).toEqual(new Set(['delivered/delivered', 'refused/refused']));
}

/** Credit = received KP − delivered KP, computed from outside the host: from the notices and the game servers' own lists. */
async function expectExactBalance(player: TestPlayer): Promise<void> {
  const { rows } = await sql<{ expected: string }>`
    select (select count(*) from transfer_notices where player_id = ${player.id}) * 10500
         - (select count(*) from sandbox_deliveries where username = ${player.username} and outcome = 'delivered') * 5000 as expected`.execute(
    world.db,
  );
  expect(await world.balanceOf(player)).toEqual({ credit: Number(rows[0]?.expected), debt: 0 });
}
