import { paths } from '@portal/contract';
import { hashPassword } from '../../api-host/domain/passwords';
import { openPool } from '../../api-host/db/pool';
import { load, type Load } from './load';
import { openBenchWorld, type BenchPlayer, type BenchWorld } from './world';

const PLAYERS = 400;
const GUESTS = 50;
/** The two take turns, so that whatever else the machine does meets both. */
const TURNS = 3;
const SECONDS = 4;
const PASSWORD = 'Bench@2026';

/** Gives every player of the world the same password: a hash is dear, and to check one costs the same whoever has it. */
async function setPassword({ databaseUrl }: BenchWorld): Promise<void> {
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  await pool.query(`update players set password_hash = $1 where username like 'bench%'`, [
    await hashPassword(PASSWORD),
  ]);
  await pool.end();
}

/** Browsers that nobody is signed in at. */
const guests = ({ host }: BenchWorld): Promise<BenchPlayer[]> =>
  Promise.all(
    Array.from({ length: GUESTS }, async () => {
      const client = host.client();
      await client.csrf();
      return {
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        xsrf: client.cookies.get('XSRF-TOKEN') ?? '',
      };
    }),
  );

/** Hashes per second with the host's parameters, as many at once as there are logins; nothing else is done. */
async function bareHashes(): Promise<number> {
  const start = performance.now();
  const end = start + SECONDS * 1000;
  const hashing = Array.from({ length: GUESTS }, async () => {
    let done = 0;
    for (; performance.now() < end; done += 1) await hashPassword(PASSWORD);
    return done;
  });
  const done = (await Promise.all(hashing)).reduce((sum, count) => sum + count, 0);
  return (done * 1000) / (performance.now() - start);
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function report(hashes: number, loads: Load[]) {
  const logins = mean(loads.map(({ requestsPerSecond }) => requestsPerSecond));
  const p99 = Math.max(...loads.map(({ p99Ms }) => p99Ms));
  const failed = loads.reduce((sum, one) => sum + one.failed, 0);
  const lost = failed > 0 ? `  ${failed} FAILED` : '';
  console.log(`  bare argon2          ${hashes.toFixed(0).padStart(7)} hashes/s`);
  console.log(
    `  POST /login          ${logins.toFixed(0).padStart(7)} logins/s  p99 ${p99.toFixed(0).padStart(4)} ms  ${(logins / hashes).toFixed(2)} × bare${lost}`,
  );
}

/** Logins per second, each with a session begun and committed, beside bare argon2 in the same run: no login can be cheaper. */
export async function benchLogins(): Promise<void> {
  console.log(
    `Logins: ${GUESTS} connections, ${PLAYERS} players, ${TURNS} × ${SECONDS} s each, argon2id as in docs/operating.md`,
  );
  const world = await openBenchWorld(PLAYERS);
  try {
    await setPassword(world);
    const body = (turn: number) =>
      JSON.stringify({ username: `bench${turn % PLAYERS}`, password: PASSWORD, remember: false });
    const logins = { method: 'POST', path: paths.login, body } as const;
    const browsers = await guests(world);
    await load(world.host.origin, logins, browsers, 2);
    const hashes: number[] = [];
    const loads: Load[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      hashes.push(await bareHashes());
      loads.push(await load(world.host.origin, logins, browsers, SECONDS));
    }
    report(mean(hashes), loads);
  } finally {
    await world.close();
  }
}
