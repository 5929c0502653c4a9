import type { CDPSession, Page } from 'playwright-core';
import { launchWholeBrowser, takenOver, visit } from '../../tests/support/browser';
import { openFolder } from '../../tests/support/openFolder';
import { demoPlayer, type Player } from '../../tests/support/player';
import { goTo } from '../../tests/support/portalPages';
import { startHost } from '../../tests/support/startHost';

const CHANGES = 200;
const ARRIVALS = 50;
/** After so many changes, all that stays has been loaded. */
const WARM = 20;
const LOOK_EVERY = 20;

const pagesInTurn = [
  'Nạp thẻ',
  'Lịch sử giao dịch',
  'Nạp game',
  'Gift code',
  'Đăng nhập và bảo mật',
  'Thông tin cá nhân',
];

/** What is reachable, in bytes. */
async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/** Money comes in, and the portal's toast tells of it. */
async function arrive(page: Page, player: Player): Promise<void> {
  await player.transfer(50_000);
  await page
    .getByRole('status')
    .filter({ hasText: /KP đã vào/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Đóng thông báo' }).click();
}

/** The heap of a tab after many changes of page and arrivals of money: what it keeps that nobody needs shows as growth. */
export async function benchHeap(): Promise<void> {
  console.log(`Heap: ${CHANGES} changes of page and ${ARRIVALS} arrivals, one tab, after a collection each`);
  const host = await startHost({ env: { DATA_DIR: openFolder('portal-bench-heap-'), LOG_LEVEL: 'warn' } });
  const browser = await launchWholeBrowser();
  try {
    const { page, context } = await visit(browser, 'laptop');
    const player = demoPlayer(host);
    await player.signInto(context);
    const cdp = await context.newCDPSession(page);
    await page.goto(host.origin);
    await takenOver(page);
    let warm = NaN;
    for (let turn = 0; turn < CHANGES; turn += 1) {
      await goTo(page, pagesInTurn[turn % pagesInTurn.length] ?? '');
      if (turn % (CHANGES / ARRIVALS) === 0) await arrive(page, player);
      if ((turn + 1) % LOOK_EVERY !== 0) continue;
      const bytes = await heapOf(cdp);
      if (turn + 1 === WARM) warm = bytes;
      console.log(
        `  after ${String(turn + 1).padStart(3)}  ${(bytes / 1e6).toFixed(1).padStart(6)} MB  ${(bytes / warm).toFixed(3)} × after the ${WARM}th`,
      );
    }
  } finally {
    await browser.close();
    await host.stop();
  }
}
