import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openEmbedded } from '../api-host/db/embedded';
import { openPool } from '../api-host/db/pool';
import { honestWays } from '../tests/support/loginSimulation/honest';
import {
  gotIn,
  simulateLogins,
  type SimulationReport,
} from '../tests/support/loginSimulation/simulateLogins';
import { openFolder } from '../tests/support/openFolder';
import { startHost } from '../tests/support/startHost';
import { percentile } from './percentile';

const PLAYERS = 1_000;
const ADDRESSES = 4;
const CONNECTIONS = 16;
const PLAYERS_AT_ONCE = 8;
const CALLS_BEFORE = 8_000;
/** Steps of a bot check in this simulation. Few, because phones, not this machine, do that work, and attackers who solve it get more done. */
const DIFFICULTY = 20;
const WANTED = 0.995;
/** The time in ms within which players must be signed in (SAFE-7). */
const SOON = 2_000;
/** In reality, players and attackers have their own machines, so the host and its database get priority on this one. */
const niceness = { players: 5, attackers: 15 };

function print({ visits, attacked }: SimulationReport, seconds: number): void {
  console.log(`  ${'way'.padEnd(14)} players    in   asked for a bot check   p50     p99`);
  for (const way of [...honestWays, 'all'] as const) {
    const some = visits.filter((visit) => way === 'all' || visit.way === way);
    const times = some.map(({ ms }) => ms);
    const columns = [
      way.padEnd(14),
      String(some.length).padStart(7),
      String(some.filter(gotIn).length).padStart(5),
      String(some.filter(({ asked }) => asked).length).padStart(10),
      `${percentile(times, 0.5).toFixed(0)} ms`.padStart(20),
      `${percentile(times, 0.99).toFixed(0)} ms`.padStart(9),
    ];
    console.log(`  ${columns.join(' ')}`);
  }
  const refused = visits.filter((visit) => !gotIn(visit));
  for (const { way, statuses } of refused.slice(0, 10))
    console.log(`  not in: ${way} ${statuses.join(', ')}`);
  const answers = Object.entries(attacked.answers).map(([status, count]) => `${status}: ${count}`);
  console.log(
    `  attackers: ${attacked.calls} calls, ${(attacked.calls / seconds).toFixed(0)} a second; answers ${answers.join(', ')}; got in: ${attacked.answers[204] ?? 0}`,
  );
  const part = visits.filter((visit) => gotIn(visit) && visit.ms <= SOON).length / visits.length;
  console.log(
    `  ${(part * 100).toFixed(2)} % got in at the first right try within ${SOON} ms (wanted: ${WANTED * 100} %)`,
  );
  if (part < WANTED || attacked.answers[204]) process.exitCode = 1;
}

/** `npm run simulate:logins`: players who share addresses with attackers (SAFE-7). Fails if the share that gets in is below WANTED. */
async function main(): Promise<void> {
  console.log(
    `Logins under attack: ${PLAYERS} players at ${ADDRESSES} addresses, ${PLAYERS_AT_ONCE} at once; 3 attackers on ${CONNECTIONS} connections each, there and at 500 other addresses`,
  );
  const folder = openFolder('portal-simulation-');
  const embedded = await openEmbedded(path.join(folder, 'data'));
  const pool = openPool({ connectionString: embedded.url, max: 4 });
  const env = { LOG_LEVEL: 'fatal', TRUST_PROXY: '1', BOT_CHECK_DIFFICULTY: String(DIFFICULTY) };
  const host = await startHost({ databaseUrl: embedded.url, env });
  os.setPriority(niceness.players);
  try {
    const start = performance.now();
    const simulation = {
      players: PLAYERS,
      addresses: ADDRESSES,
      connections: CONNECTIONS,
      callsBefore: CALLS_BEFORE,
      playersAtOnce: PLAYERS_AT_ONCE,
      niceness: niceness.attackers,
    };
    print(await simulateLogins({ host, pool }, simulation), (performance.now() - start) / 1000);
  } finally {
    await host.stop();
    await pool.end();
    await embedded.release();
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
