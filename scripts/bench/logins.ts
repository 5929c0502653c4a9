import { paths } from '@portal/contract';
import { hashPassword } from '../../api-host/domain/passwords';
import { openPool } from '../../api-host/db/pool';
import { load, type Call, type Load } from './load';
import { openBenchWorld, type BenchPlayer, type BenchWorld } from './world';

const PLAYERS = 400;
/** As many concurrent logins as are accepted without a bot check on two cores. */
const GUESTS = 30;
/** Hashes and logins are measured alternately, so that other load on the machine affects both. */
const TURNS = 3;
const SECONDS = 4;
const PASSWORD = 'Bench@2026';
/** Players who sign in at the same time, few enough for this machine, and connections that guess passwords meanwhile (SAFE-8). */
const PLAYERS_AT_ONCE = 4;
const GUESSING_CONNECTIONS = 48;
const GUESSING_ADDRESSES = 16;

/** Gives every player of the world the same password hash: hashing is expensive, and checking costs the same for any player. */
async function setPassword({ databaseUrl }: BenchWorld): Promise<void> {
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  await pool.query(`update players set password_hash = $1 where username like 'bench%'`, [
    await hashPassword(PASSWORD),
  ]);
  await pool.end();
}

/** Browsers without a signed-in player. */
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

/** Password hashes per second with the host's parameters and as many at once as there are logins, without any other work. */
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

const from = (network: number, addresses: number) => {
  let turn = 0;
  return () => {
    turn = (turn + 1) % addresses;
    return { 'x-forwarded-for': `10.${network}.${turn >> 8}.${turn & 255}` };
  };
};

/** The login time of a few concurrent players, alone and while others guess passwords from their own addresses. */
async function besideGuessing({ host: { origin } }: BenchWorld, browsers: BenchPlayer[]): Promise<void> {
  const body = (username: string, password: string) =>
    JSON.stringify({ username, password, remember: false });
  const right: Call = {
    method: 'POST',
    path: paths.login,
    body: (turn) => body(`bench${turn % PLAYERS}`, PASSWORD),
    headers: from(1, PLAYERS),
  };
  const wrong: Call = { ...right, body: body('bench0', 'wrong'), headers: from(2, GUESSING_ADDRESSES) };
  const honest = () => load(origin, right, browsers, SECONDS, { connections: PLAYERS_AT_ONCE });
  const alone = await honest();
  const [beside, guesses] = await Promise.all([
    honest(),
    load(origin, wrong, browsers, SECONDS, { connections: GUESSING_CONNECTIONS }),
  ]);
  const line = (name: string, { p50Ms, p99Ms, failed }: Load, more: string) =>
    console.log(
      `  ${name.padEnd(20)} p50 ${p50Ms.toFixed(0).padStart(4)} ms  p99 ${p99Ms.toFixed(0).padStart(4)} ms  ${more}${failed > 0 ? `, ${failed} asked for a bot check` : ''}`,
    );
  console.log(`  ${PLAYERS_AT_ONCE} players at once:`);
  line('alone', alone, '');
  line(
    'while others guess',
    beside,
    `p99 ${(beside.p99Ms / alone.p99Ms).toFixed(2)} × alone, beside ${guesses.requestsPerSecond.toFixed(0)} guesses/s`,
  );
}

/** Logins per second, each with a committed session, compared with bare argon2 hashing in the same run, the lower limit of a login's cost. */
export async function benchLogins(): Promise<void> {
  console.log(
    `Logins: ${GUESTS} connections, ${PLAYERS} players, ${TURNS} × ${SECONDS} s each, argon2id as in docs/operating.md`,
  );
  const world = await openBenchWorld(PLAYERS, { TRUST_PROXY: '1' });
  try {
    await setPassword(world);
    const body = (turn: number) =>
      JSON.stringify({ username: `bench${turn % PLAYERS}`, password: PASSWORD, remember: false });
    const logins: Call = { method: 'POST', path: paths.login, body, headers: from(0, PLAYERS) };
    const browsers = await guests(world);
    await load(world.host.origin, logins, browsers, 2, { connections: GUESTS });
    const hashes: number[] = [];
    const loads: Load[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      hashes.push(await bareHashes());
      loads.push(await load(world.host.origin, logins, browsers, SECONDS, { connections: GUESTS }));
    }
    report(mean(hashes), loads);
    await besideGuessing(world, browsers);
  } finally {
    await world.close();
  }
}
