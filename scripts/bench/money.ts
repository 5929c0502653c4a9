import { kyselyOver, openPool } from '../../api-host/db/pool';
import { checkLedger } from '../../api-host/repositories/ledgerCheck';
import { bareTransactions } from './bareTransactions';
import { cpuTimes, type CpuTimes } from './cpuTimes';
import { fillLedger, ledgerRows } from './ledgerRows';
import { load, loadAll, type Load } from './load';
import { BENCH_PLAYERS as PLAYERS, bankEnv, calls } from './moneyCalls';
import { openBenchWorld, type BenchWorld } from './world';

const SECONDS = 4;
/** Few, because a paced load arrives in bursts of one request on each connection. */
const PACED_CONNECTIONS = 10;
/** The small and the large ledger are measured alternately, so that other load on the machine affects both. */
const TURNS = 4;
const LARGE = 1_000_000;
type Name = keyof typeof calls;
const names = Object.keys(calls) as Name[];

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
const number = (value: number) => value.toFixed(0).padStart(7);

function line(what: string, { requestsPerSecond, p50Ms, p99Ms, failed }: Load, bare: number): string {
  const lost = failed > 0 ? `  ${failed} FAILED` : '';
  const times = `p50 ${p50Ms.toFixed(0).padStart(3)} ms  p99 ${p99Ms.toFixed(0).padStart(4)} ms`;
  return `  ${what.padEnd(24)} ${number(requestsPerSecond)} /s  ${times}  ${(requestsPerSecond / bare).toFixed(2)} × bare${lost}`;
}

const poolOf = ({ databaseUrl }: BenchWorld, max: number) => openPool({ connectionString: databaseUrl, max });

async function measure(world: BenchWorld, origins: readonly string[], name: Name): Promise<Load> {
  return loadAll(origins, calls[name], world.players, SECONDS);
}

/** Checks the ledger after the load. Throws if it is inconsistent. */
async function assertSound(world: BenchWorld): Promise<number> {
  const pool = poolOf(world, 2);
  const { findings } = await checkLedger(kyselyOver(pool));
  const rows = await ledgerRows(pool);
  await pool.end();
  if (findings.length > 0) throw new Error(`The ledger is not sound: ${JSON.stringify(findings)}`);
  return rows;
}

async function benchProcesses(world: BenchWorld): Promise<void> {
  const pool = poolOf(world, 20);
  const bare = await bareTransactions(pool, SECONDS, 50);
  console.log(
    `  ${'bare transactions'.padEnd(24)} ${number(bare.perSecond)} /s  p50 ${bare.p50Ms.toFixed(0).padStart(3)} ms  p99 ${bare.p99Ms.toFixed(0).padStart(4)} ms`,
  );
  const one = [world.host.origin];
  for (const name of names) await loadAll(one, calls[name], world.players, 2);
  for (const name of names) {
    const before = await cpuTimes(world.host.pid, pool);
    const full = await measure(world, one, name);
    const after = await cpuTimes(world.host.pid, pool);
    const each = (who: keyof CpuTimes) =>
      ((after[who] - before[who]) / (full.requestsPerSecond * SECONDS)).toFixed(2);
    console.log(line(`${name}, 1 host`, full, bare.perSecond));
    console.log(
      `    CPU time of each: PostgreSQL ${each('database')} ms, host ${each('host')} ms, caller ${each('caller')} ms`,
    );
    const half = await load(world.host.origin, calls[name], world.players, SECONDS * 2, {
      connections: PACED_CONNECTIONS,
      perSecond: full.requestsPerSecond / 2,
    });
    console.log(line('  at half of that load', half, bare.perSecond));
  }
  await pool.end();
  const second = await world.addHost();
  const two = [...one, second.origin];
  for (const name of names)
    console.log(line(`${name}, 2 hosts`, await measure(world, two, name), bare.perSecond));
  await second.stop();
}

async function benchGrowth(small: BenchWorld, large: BenchWorld): Promise<void> {
  const pool = poolOf(large, 1);
  await fillLedger(pool, LARGE);
  await pool.end();
  for (const world of [small, large])
    for (const name of names) await loadAll([world.host.origin], calls[name], world.players, 1);
  const speeds = new Map<string, number[]>();
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const name of names)
      for (const [size, world] of turn % 2 === 0
        ? [['small', small] as const, ['large', large] as const]
        : [['large', large] as const, ['small', small] as const]) {
        const key = `${name} ${size}`;
        const { requestsPerSecond } = await measure(world, [world.host.origin], name);
        speeds.set(key, [...(speeds.get(key) ?? []), requestsPerSecond]);
      }
  for (const name of names) {
    const [few, many] = [speeds.get(`${name} small`) ?? [], speeds.get(`${name} large`) ?? []];
    // The median of the ratios of each turn, whose two measurements follow each other, so that a single outlier has no effect.
    const ratio = median(many.map((speed, turn) => speed / (few[turn] ?? speed)));
    const rows = LARGE.toLocaleString('en');
    console.log(
      `  ${name.padEnd(24)} ${number(median(few))} /s on a new ledger, ${number(median(many))} /s on ${rows} rows: ${ratio.toFixed(2)} ×`,
    );
  }
}

/**
 * Notices and recharges per second with one and two host processes, compared with this PostgreSQL through the bare driver in the same
 * run, and again on a ledger of a million rows. The ledger must be consistent afterwards.
 */
export async function benchMoney(): Promise<void> {
  console.log(`Money: 50 connections, ${PLAYERS} players, ${SECONDS} s each, PostgreSQL with fsync`);
  const env = bankEnv;
  const small = await openBenchWorld(PLAYERS, env);
  const large = await openBenchWorld(PLAYERS, env);
  const fresh = await openBenchWorld(PLAYERS, env);
  try {
    await benchProcesses(fresh);
    await benchGrowth(small, large);
    const rows = [await assertSound(fresh), await assertSound(small), await assertSound(large)];
    console.log(
      `  ledger check             sound, on ${rows.map((count) => count.toLocaleString('en')).join(', ')} rows`,
    );
  } finally {
    for (const world of [small, large, fresh]) await world.close();
  }
}
