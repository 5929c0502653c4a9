import { startHost } from '../../tests/support/startHost';
import { openFolder } from '../../tests/support/openFolder';
import { line, measure, runs } from './lighthouse';
import { servePlainWay } from './plainWay';
import { serveStaticLimit } from './staticLimit';

const addresses = ['/login', '/register'] as const;

/** Compares public pages with the static limit and the plain way in one run (architecture §7). */
export async function benchPage(): Promise<void> {
  console.log(`Public pages: Lighthouse mobile, simulated slow 4G, median of ${runs}`);
  const host = await startHost({ env: { DATA_DIR: openFolder('portal-bench-page-'), LOG_LEVEL: 'warn' } });
  const fixed = await serveStaticLimit();
  const plain = await servePlainWay();
  try {
    const limit = await measure(fixed.url);
    console.log(line('static, no JS', limit));
    const plainWay = await measure(plain.url);
    console.log(line(`the plain way, ${(plain.bytes / 1000).toFixed(0)} kB`, plainWay, limit));
    for (const address of addresses)
      console.log(line(address, await measure(host.origin + address), limit, plainWay));
  } finally {
    fixed.close();
    plain.close();
    await host.stop();
  }
}
