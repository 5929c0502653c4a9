import { eventually } from '../../tests/support/eventually';
import { openFolder } from '../../tests/support/openFolder';
import { startHost, type HostProcess } from '../../tests/support/startHost';
import { line, measure, runs } from './lighthouse';
import { serveStaticLimit } from './staticLimit';

const addresses = ['/', '/payment/bank-transfer', '/recharge', '/transactions'] as const;

/** The Cookie header of the sandbox's demo player. */
export async function demoCookie(host: HostProcess): Promise<string> {
  const client = host.client();
  await client.csrf();
  const answer = await client.post('/login', { username: 'demo', password: 'Demo@2026' });
  if (answer.status !== 204) throw new Error(`The demo player was not signed in: ${answer.status}`);
  return [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** The first page after a host's start is served as its skeleton (docs/decisions/0111). */
const renders = (host: HostProcess, cookie: string) =>
  eventually('the host renders pages', async () => {
    const page = await fetch(`${host.origin}/payment/bank-transfer`, {
      headers: { cookie, accept: 'text/html' },
    });
    return (await page.text()).includes('Techcombank</h2>');
  });

/** Measures the signed-in pages with an empty cache and on a second visit, compared with the static limit in one run. */
export async function benchSignedIn(): Promise<void> {
  console.log(`Signed-in pages: Lighthouse mobile, simulated slow 4G, median of ${runs}`);
  const host = await startHost({
    env: { DATA_DIR: openFolder('portal-bench-signed-in-'), LOG_LEVEL: 'warn' },
  });
  const fixed = await serveStaticLimit();
  try {
    const cookie = await demoCookie(host);
    await renders(host, cookie);
    const limit = await measure(fixed.url);
    console.log(line('static, no JS', limit));
    for (const address of addresses) {
      const url = host.origin + address;
      console.log(line(address, await measure(url, { cookie }), limit));
      console.log(line(`${address}, again`, await measure(url, { cookie, again: true }), limit));
    }
  } finally {
    fixed.close();
    await host.stop();
  }
}
