import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { setGameMode, type GameMode } from '../../../api-host/sandbox/gameSettings';
import { eventually } from '../../support/eventually';
import {
  migrate,
  MOVED,
  movedFor,
  roundedOff,
  strandedPlayer,
  accountZonesOf,
} from '../../support/migrations';
import type { TestPlayer } from '../../support/moneyWorld';
import { hurryDeliveries } from '../../support/recharges';
import type { HostProcess } from '../../support/startHost';
import { useMoneyWorld } from '../../support/useHost';

const KILLS = 12;
const PLAYERS_A_KILL = 8;
const modes: GameMode[] = ['ok', 'down', 'ok', 'refuse', 'ok'];

let running: HostProcess[];

const { world } = useMoneyWorld(2);
beforeAll(async () => {
  running = [...world.hosts];
});

/** Retries with the same key, at any running host, as a portal does without a response; with a new key after a refusal. */
async function insist(player: TestPlayer, faults: string[]): Promise<void> {
  let key = randomUUID();
  for (;;) {
    const host = running[Math.floor(Math.random() * running.length)];
    const answer = host && (await migrate(player.at(host), 1, key).catch(() => null));
    if (answer?.text === '{}') return;
    if (answer?.text.includes('GAME_UNAVAILABLE')) key = randomUUID();
    else if (answer && answer.status < 500 && !answer.text.includes('đang được xử lý'))
      faults.push(`${answer.status} ${answer.text}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

it(`MIG-4: ${KILLS} kills during migrations: each moves once and none is lost, whatever was answered`, async () => {
  const faults: string[] = [];
  // All players sign in while the first host is running, since it issues their cookies.
  const players = await Promise.all(
    Array.from({ length: KILLS * PLAYERS_A_KILL }, async () => (await strandedPlayer(world)).player),
  );
  const done: Promise<void>[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await setGameMode(world.db, modes[kill % modes.length] ?? 'ok');
    const fresh = players.slice(kill * PLAYERS_A_KILL, (kill + 1) * PLAYERS_A_KILL);
    // Two clients per player, so that their calls compete in different processes.
    done.push(...fresh.flatMap((player) => [insist(player, faults), insist(player, faults)]));
    const victim = running[kill % running.length];
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
    running = running.filter((host) => host !== victim);
    await victim?.kill('SIGKILL');
    running = [...running, await world.addHost()];
  }
  await setGameMode(world.db, 'ok');
  await eventually('nothing is under way any more', async () => {
    await hurryDeliveries(world);
    const { rows } = await sql`select from deliveries where state = 'pending'`.execute(world.db);
    return rows.length === 0;
  });
  await Promise.all(done);
  expect(faults).toEqual([]);

  for (const player of players) {
    expect(await movedFor(world, player)).toEqual([{ zoneId: 1, ...MOVED }]);
    expect(await roundedOff(world, player)).toBe(89);
    const zones = await accountZonesOf(player.at(running[0] as HostProcess));
    expect(zones).toEqual([{ zone: expect.objectContaining({ id: 1 }) as object, ...MOVED }]);
  }
  // The faults had effects: some moves were refused first, and some were completed by the poller.
  const { rows } = await sql<{ state: string; later: boolean }>`
    select distinct state, attempts > 1 as later from deliveries`.execute(world.db);
  expect(rows).toEqual(
    expect.arrayContaining([
      { state: 'refused', later: false },
      { state: 'delivered', later: true },
    ]),
  );
});
