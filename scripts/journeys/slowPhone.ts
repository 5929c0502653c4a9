import type { Page } from 'playwright-core';

/** Lighthouse's slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const CPU_RATE = 4;

/** Throttles a tab to a cheap phone, four times slower than this machine, on slow 4G. Returns the CDP session that holds the throttling. */
export async function makeSlow(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return session;
}
