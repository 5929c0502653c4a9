import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, locale, screenOf } from '../tests/support/browser';
import { runPortalAsNewcomer } from '../tests/support/runPortal';
import { filmLoading } from './journeys/filmLoading';
import { drawStrip } from './pictures/drawStrip';
import { buildIfNeeded } from './start';

/**
 * `npm run loading`: films how a public and a signed-in page load on a phone, 4 × CPU on slow 4G, a picture every 100 ms (docs/performance.md).
 * The strips are written to docs/pictures/loading/. `npm run loading -- <origin> <name>` films a portal that already runs with the sandbox's
 * demo player, such as an older version, and appends the name to the file names.
 */
const folder = path.join(__dirname, '../docs/pictures/loading');

const pages = {
  login: { address: '/login', signedIn: false },
  'bank-transfer': { address: '/payment/bank-transfer', signedIn: true },
} as const;

async function signIn(page: Page) {
  await page.goto('/login');
  await page.locator('[name=username]').fill('demo');
  await page.locator('[name=password]').fill('Demo@2026');
  await page.locator('[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** The first usable control on either page: a field or a radio button. */
const usable = (page: Page) =>
  page.locator('main :is(input, [role=radio])').first().waitFor({ state: 'attached' });

async function film(
  browser: Browser,
  origin: string,
  { address, signedIn }: (typeof pages)[keyof typeof pages],
) {
  const options = { ...screenOf('phone'), ...locale, baseURL: origin, serviceWorkers: 'block' } as const;
  const before = await browser.newContext(options);
  if (signedIn) await signIn(await before.newPage());
  // Only the session, and nothing else that the previous visit stored.
  const context = await browser.newContext({
    ...options,
    storageState: { cookies: await before.cookies(), origins: [] },
  });
  await before.close();
  context.setDefaultTimeout(60_000);
  const frames = await filmLoading(await context.newPage(), address, usable);
  await context.close();
  return frames;
}

async function main() {
  const [elsewhere, label] = process.argv.slice(2);
  if (!elsewhere && !(await buildIfNeeded())) throw new Error('The portal could not be built.');
  const portal = elsewhere ? undefined : await runPortalAsNewcomer();
  const browser = await launchBrowser();
  mkdirSync(folder, { recursive: true });
  try {
    for (const [name, page] of Object.entries(pages)) {
      const frames = await film(browser, elsewhere ?? portal?.origin ?? '', page);
      const file = label ? `${name}-${label}` : name;
      writeFileSync(path.join(folder, `${file}.webp`), await drawStrip(browser, frames));
      console.log(`${page.address}: ${frames.map(({ caption }) => caption).join(', ')}`);
    }
  } finally {
    await browser.close();
    await portal?.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
