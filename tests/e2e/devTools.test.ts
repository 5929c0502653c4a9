import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { paths, type User } from '@portal/contract';
import { defineName, takenOver } from '../support/browser';
import { hold } from '../support/held';
import { lastScreenStands, screensOf, watchScreens } from '../support/liveScreens';
import { expect, test } from '../support/playwright/portalTest';
import { goTo } from '../support/portalPages';
import { installDevTools } from '../support/standInDevTools';
import {
  expectEveryScreen,
  expectScreen,
  maskSecrets,
  ordersOf,
  readLifted,
  screenNow,
  watchSnapshots,
  witness,
} from '../support/replayedScreens';
import { withoutNames } from '../support/withoutNames';

test.use({ size: 'laptop', hostSettings: { PORTAL_DEVTOOLS: '1' } });

/** What /transactions shows until its first answer has arrived. */
const LOADING = 'Đang tải dữ liệu...';

async function openWithStandIn(page: Page) {
  await page.addInitScript({
    content: `${defineName}(${installDevTools.toString()})();`,
  });
  await watchScreens(page);
  await watchSnapshots(page);
  await page.goto('/security');
  await page.getByRole('banner').waitFor();
  await page.locator('main h1').first().waitFor();
  await page.locator('main button').first().waitFor();
}

const press = (page: Page, type: string) =>
  page.evaluate((name) => window.devTools.press({ type: name }), type);
const jump = (page: Page, index: number) => page.evaluate((to) => window.devTools.jump(to), index);
/** The number of entries that the panel shows. */
const lengthOfLog = (page: Page) => page.evaluate(() => window.devTools.log().stagedActionIds.length);

/** A click leads to another page, and its request is sent. */
async function expectToLiveOn(page: Page) {
  const before = await page.evaluate(() => window.history.length);
  const answered = page.waitForResponse('**/api/payment-methods');
  await goTo(page, 'Nạp thẻ');
  expect((await answered).status()).toBe(200);
  expect(await page.evaluate(() => window.history.length)).toBeGreaterThan(before);
}

test.describe('with Redux DevTools', () => {
  test.use({ signedIn: true });
  test.beforeEach(({ page }) => openWithStandIn(page));

  test('jumps to every recorded snapshot, and then continues live', async ({ page }) => {
    const user = (await (await page.request.get(paths.me)).json()) as User;
    const history = await hold(page, `**${paths.transactionHistory}`);
    await lastScreenStands(page);
    await goTo(page, 'Lịch sử giao dịch');
    const loading = page.getByText(LOADING);
    await loading.waitFor();
    // The loading state counts as a screen once it has stood for a while.
    await page.waitForFunction(
      (text) => Object.values(window.liveScreens).some((screen) => screen.includes(text)),
      LOADING,
    );
    await history.release();
    await loading.waitFor({ state: 'detached' });
    await lastScreenStands(page);
    const screens = maskSecrets(await screensOf(page));
    const length = await lengthOfLog(page);
    const now = await screenNow(page);

    const seen = await witness(page);
    const past = Object.keys(screens)
      .map(Number)
      .filter((index) => index > 0 && index < length - 1);
    expect(past.length).toBeGreaterThanOrEqual(2);
    for (const index of ordersOf(past)) {
      await jump(page, index);
      await expectScreen(page, index, withoutNames(screens[index] ?? '', [user]));
    }
    expect(await seen.end()).toEqual({ calls: [], unchanged: true });

    await jump(page, length - 1);
    await expectScreen(page, length - 1, now);
    await expectToLiveOn(page);
  });

  /**
   * One recording for each way back to the live portal. replay.test.ts compares the screens of all other recordings through the same
   * code.
   */
  const ways = { recharge: 'COMMIT', migration: 'RESET', payment: 'page' } as const;

  for (const [name, leave] of Object.entries(ways)) {
    test(`${name}: imports and shows every screen without calls or navigation; continues live after ${leave}`, async ({
      page,
    }) => {
      await lastScreenStands(page);
      const now = await screenNow(page);
      const seen = await witness(page);
      const recording = readLifted(name);
      await page.evaluate(
        (text) => window.untilOtherSnapshot(() => window.devTools.import(text)),
        JSON.stringify(recording),
      );
      await expectEveryScreen(page, { name, steps: recording.stagedActionIds.length }, (step) =>
        page.evaluate((index) => window.untilOtherSnapshot(() => window.devTools.jump(index)), step),
      );
      expect(await seen.end()).toEqual({ calls: [], unchanged: true });

      const begun = await page.evaluate(() => window.devTools.begun());
      if (leave === 'page') await page.getByRole('button', { name: 'Về hiện tại' }).click();
      else await press(page, leave);
      await expectScreen(page, -1, now);
      expect(await page.evaluate(() => window.devTools.begun())).toBe(begun + 1);
      await expectToLiveOn(page);
    });
  }
});

test.describe('without PORTAL_DEVTOOLS', () => {
  const dist = path.resolve(__dirname, '../../dist');
  const assets = path.join(dist, 'assets');
  /** Files that contain strings of the recorder's code, whatever the build names them. */
  const recorderScripts = () =>
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .filter((file) =>
        /data-replay-bar|portal-recording\.json/.test(readFileSync(path.join(assets, file), 'utf8')),
      );

  test('no page starts with the recorder, which has its own files', () => {
    expect(recorderScripts().length).toBeGreaterThan(0);
    const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThan(5);
    const first = pages.map((file) => readFileSync(path.join(dist, file), 'utf8')).join();
    expect(recorderScripts().filter((script) => first.includes(script))).toEqual([]);
  });

  for (const devTools of [true, false])
    test(`the recorder is loaded only where it is configured: ${devTools}`, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(path.basename(new URL(request.url()).pathname)));
      await page.route('**/login', async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace('"devTools":true', `"devTools":${devTools}`);
        expect(html).toContain(`"devTools":${devTools}`);
        await route.fulfill({ response, body: html });
      });
      await page.goto('/login');
      await (devTools ? page.locator('[data-replay-bar]').waitFor() : takenOver(page));
      expect(recorderScripts().some((script) => scripts.includes(script))).toBe(devTools);
      await expect(page.locator('[data-replay-bar]')).toHaveCount(devTools ? 1 : 0);
    });
});
