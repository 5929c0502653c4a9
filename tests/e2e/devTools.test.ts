import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { journeys } from '../recordings/journeys';
import { takenOver } from '../support/browser';
import { lastScreenStands, screensOf, watchScreens } from '../support/liveScreens';
import { expect, test } from '../support/playwright/portalTest';
import { goTo } from '../support/portalPages';
import {
  expectEveryScreen,
  expectScreen,
  maskSecrets,
  ordersOf,
  readLifted,
  screenNow,
  watchMoments,
  witness,
  type LiftedState,
} from '../support/replayedScreens';

test.use({ size: 'laptop', hostSettings: { PORTAL_DEVTOOLS: '1' } });

interface StandIn {
  /** States the portal started anew with. */
  inits: unknown[];
  /** [action, state] in order. */
  sent: [unknown, unknown][];
  tell: (payload: object, state?: unknown) => void;
}
declare global {
  interface Window {
    standIn: StandIn;
    /** The recording that was imported last. */
    imported: LiftedState;
  }
}

/** Stands in for the Redux DevTools extension, by its documented interface. */
const standIn = `
  window.standIn = { inits: [], sent: [] };
  window.__REDUX_DEVTOOLS_EXTENSION__ = {
    connect: () => ({
      init: (state) => window.standIn.inits.push(state),
      send: (action, state) => window.standIn.sent.push([action, state]),
      subscribe: (listener) => {
        window.standIn.tell = (payload, state) =>
          listener({ type: 'DISPATCH', payload, ...(state !== undefined && { state: JSON.stringify(state) }) });
      },
    }),
  };`;

async function openWithStandIn(page: Page) {
  await page.addInitScript({ content: standIn });
  await watchScreens(page);
  await watchMoments(page);
  await page.goto('/security');
  await page.getByRole('banner').waitFor();
  await page.locator('main h1').first().waitFor();
  await page.locator('main button').first().waitFor();
}

const tell = (page: Page, payload: object, state?: unknown) =>
  page.evaluate(([message, moment]) => window.standIn.tell(message, moment), [payload, state] as const);

/** A click leads to another page, and its call goes out. */
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

  test('jumps to every moment of what was just lived, and then lives on', async ({ page }) => {
    await goTo(page, 'Lịch sử giao dịch');
    await page.getByRole('table').or(page.getByText('Hiện bạn chưa có giao dịch nào.')).first().waitFor();
    await lastScreenStands(page);
    const screens = maskSecrets(await screensOf(page));
    const sent = await page.evaluate(() => window.standIn.sent);
    const now = await screenNow(page);

    const seen = await witness(page);
    for (const index of ordersOf(Object.keys(screens).map(Number)).filter(
      (each) => each > 0 && each < sent.length,
    )) {
      await tell(page, { type: 'JUMP_TO_STATE', index, actionId: index }, sent[index - 1]?.[1]);
      await expectScreen(page, index, screens[index] ?? '');
    }
    expect(await seen.end()).toEqual({ calls: [], unchanged: true });

    const last = await page.evaluate(() => window.standIn.sent.length);
    await tell(page, { type: 'JUMP_TO_STATE', index: last, actionId: last }, sent.at(-1)?.[1]);
    await expectScreen(page, last, now);
    await expectToLiveOn(page);
  });

  /** How one comes back to now. */
  const ways = ['COMMIT', 'RESET'];

  for (const [index, name] of Object.keys(journeys).entries()) {
    const leave = ways[index % ways.length] ?? '';
    test(`${name}: imported, every screen as it was, nothing sent, nowhere gone; after ${leave} it lives on`, async ({
      page,
    }) => {
      await lastScreenStands(page);
      const now = await screenNow(page);
      const seen = await witness(page);
      const recording = readLifted(name);
      await page.evaluate((lifted) => {
        window.imported = lifted;
        return window.otherMoment(() =>
          window.standIn.tell({ type: 'IMPORT_STATE', nextLiftedState: lifted }),
        );
      }, recording);
      await expectEveryScreen(page, { name, steps: recording.stagedActionIds.length }, (step) =>
        page.evaluate((index) => {
          const { state } = window.imported.computedStates[index] ?? {};
          return window.otherMoment(() =>
            window.standIn.tell({ type: 'JUMP_TO_STATE', index, actionId: index }, state),
          );
        }, step),
      );
      expect(await seen.end()).toEqual({ calls: [], unchanged: true });

      const inits = await page.evaluate(() => window.standIn.inits.length);
      await tell(page, { type: leave });
      await expectScreen(page, -1, now);
      expect(await page.evaluate(() => window.standIn.inits.length)).toBe(inits + 1);
      await expectToLiveOn(page);
    });
  }
});

test.describe('without PORTAL_DEVTOOLS', () => {
  const dist = path.resolve(__dirname, '../../dist');
  const assets = path.join(dist, 'assets');
  /** Files with what only the recorder's code says, whatever a build calls them. */
  const recorderScripts = () =>
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .filter((file) =>
        /data-replay-bar|portal-recording\.json/.test(readFileSync(path.join(assets, file), 'utf8')),
      );

  test('no page begins with the recorder, which stands in files of its own', () => {
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
      expect(await page.locator('[data-replay-bar]').count()).toBe(devTools ? 1 : 0);
    });
});
