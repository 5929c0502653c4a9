import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { paths } from '@portal/contract';
import { load, type Load } from './load';
import { openBenchWorld } from './world';

const PLAYERS = 400;
const SECONDS = 8;
const order = JSON.stringify({ creditAmount: 5_000, zoneId: 1 });

async function startBare() {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'bareServer.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: line.toString().trim(), stop: () => child.kill() };
}

const line = (what: string, { requestsPerSecond, p99Ms, failed }: Load, bare?: Load) => {
  const ratio = bare ? `  ${(requestsPerSecond / bare.requestsPerSecond).toFixed(2)} × bare` : '';
  const lost = failed > 0 ? `  ${failed} FAILED` : '';
  return `  ${what.padEnd(20)} ${requestsPerSecond.toFixed(0).padStart(7)} req/s   p99 ${p99Ms.toFixed(0).padStart(4)} ms${ratio}${lost}`;
};

/** Requests per second and p99 of the two most frequent calls, compared with a Fastify server without any work in one run. */
export async function benchHost(): Promise<void> {
  console.log(
    `API host: 50 connections, ${PLAYERS} players, ${SECONDS} s each, PostgreSQL with fsync, one process`,
  );
  const world = await openBenchWorld(PLAYERS);
  const bare = await startBare();
  try {
    const { players, host } = world;
    const run = (url: string, method: 'GET' | 'POST', address: string, body?: string) =>
      load(url, { method, path: address, ...(body !== undefined && { body }) }, players, SECONDS);
    await load(host.origin, { method: 'GET', path: paths.me }, players, 2);
    const bareGet = await run(bare.url, 'GET', '/');
    const barePost = await run(bare.url, 'POST', '/', order);
    const me = await run(host.origin, 'GET', paths.me);
    const recharge = await run(host.origin, 'POST', paths.rechargeGame, order);
    console.log(line('bare GET', bareGet));
    console.log(line('GET /api/me', me, bareGet));
    console.log(line('bare POST', barePost));
    console.log(line('POST recharge', recharge, barePost));
  } finally {
    bare.stop();
    await world.close();
  }
}
