import type { Page } from 'playwright-core';

/** Lighthouse's slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const CPU_RATE = 4;

/** Makes a tab as slow as a cheap phone, four times as slow as this machine, on slow 4G. Gives the session that holds it so. */
export async function makeSlow(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return session;
}
