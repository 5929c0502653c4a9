import { rmSync } from 'node:fs';
import path from 'node:path';
import { openFolder } from '../tests/support/openFolder';
import { runFuzz } from '../tests/support/requestFuzz/runFuzz';
import { writeSmallBuild } from '../tests/support/smallBuild';
import { startHost } from '../tests/support/startHost';

const REQUESTS = 100_000;

/** `npm run fuzz [seed]`: sends malformed requests to every route of a separate host. Fails if any is answered with a 5xx. */
async function main(): Promise<void> {
  const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
  const folder = openFolder('portal-fuzz-');
  const dist = path.join(folder, 'dist');
  writeSmallBuild(dist);
  const env = {
    DATA_DIR: path.join(folder, 'data'),
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: '1',
    PORTAL_DIST: dist,
  };
  const host = await startHost({ env });
  try {
    console.log(`${REQUESTS} malformed requests, seed ${seed}`);
    const start = performance.now();
    const { statuses, faults } = await runFuzz(host, REQUESTS, seed);
    const seconds = (performance.now() - start) / 1000;
    console.log(`  ${seconds.toFixed(0)} s, ${(REQUESTS / seconds).toFixed(0)} a second`);
    for (const [status, count] of Object.entries(statuses))
      console.log(`  ${status === '0' ? 'closed' : status.padStart(6)} ${String(count).padStart(7)}`);
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    console.log(`  ${faults.length} answers of 500 or more`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
