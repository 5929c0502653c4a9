import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { LiftedState } from '../../src/replay/liftedState';
import { journeys } from '../recordings/journeys';
import { launchBrowser, takenOver, visit, type Visit } from '../support/browser';
import { lastScreenStands, screensOf, watchScreens } from '../support/liveScreens';
import { goTo, signIn } from '../support/player';
import { surroundings } from '../support/recordJourney';
import {
  expectEveryScreen,
  ordersOf,
  readLifted,
  screenNow,
  screenSoon,
  watchMoments,
  witness,
} from '../support/replayedScreens';
import { runPortal, type RunningPortal } from '../support/runPortal';
import { maskSecrets } from '../../src/replay/maskSecrets';

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

let portal: RunningPortal;
let browser: Browser;
let visitor: Visit;
beforeAll(async () => {
  [portal, browser] = await Promise.all([runPortal({ PORTAL_DEVTOOLS: '1' }), launchBrowser()]);
});
beforeEach(async () => {
  visitor = await visit(browser, surroundings);
  await signIn(visitor.context, portal.host);
  await visitor.page.addInitScript({ content: standIn });
  await watchScreens(visitor.page);
  await watchMoments(visitor.page);
  await visitor.page.goto(`${portal.origin}/security`);
  await visitor.page.getByRole('banner').waitFor();
  await visitor.page.locator('main h1').first().waitFor();
  await visitor.page.locator('main button').first().waitFor();
});
afterEach(() => visitor.context.close());
afterAll(async () => {
  await browser.close();
  await portal.close();
});

const tell = (page: Page, payload: object, state?: unknown) =>
  page.evaluate(([message, moment]) => window.standIn.tell(message, moment), [payload, state] as const);

async function expectScreen(page: Page, index: number, expected: string) {
  expect([index, await screenSoon(page, expected)]).toEqual([index, expected]);
}

/** A click leads to another page, and its call goes out. */
async function expectToLiveOn(page: Page) {
  const before = await page.evaluate(() => window.history.length);
  const answered = page.waitForResponse('**/api/payment-methods');
  await goTo(page, 'Nạp thẻ');
  expect((await answered).status()).toBe(200);
  expect(await page.evaluate(() => window.history.length)).toBeGreaterThan(before);
}

it('jumps to every moment of what was just lived, and then lives on', async () => {
  const { page, faults } = visitor;
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
  expect(faults).toEqual([]);
});

/** How one comes back to now. */
const ways = ['COMMIT', 'RESET'];

it.each(Object.keys(journeys).map((name, index) => [name, ways[index % ways.length] ?? '']))(
  '%s: imported, every screen as it was, nothing sent, nowhere gone; after %s it lives on',
  async (name, leave) => {
    const { page, faults } = visitor;
    await lastScreenStands(page);
    const now = await screenNow(page);
    const seen = await witness(page);
    const recording = readLifted(name);
    await page.evaluate((lifted) => {
      window.imported = lifted;
      return window.otherMoment(() => window.standIn.tell({ type: 'IMPORT_STATE', nextLiftedState: lifted }));
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
    expect(faults).toEqual([]);
  },
);

describe('without PORTAL_DEVTOOLS', () => {
  const dist = path.resolve(__dirname, '../../dist');
  const assets = path.join(dist, 'assets');
  /** Files with what only the recorder's code says, whatever a build calls them. */
  const tools = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .filter((file) =>
      /data-replay-bar|portal-recording\.json/.test(readFileSync(path.join(assets, file), 'utf8')),
    );

  it('no page begins with the recorder, which stands in files of its own', () => {
    expect(tools.length).toBeGreaterThan(0);
    const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThan(5);
    const first = pages.map((file) => readFileSync(path.join(dist, file), 'utf8')).join();
    expect(tools.filter((script) => first.includes(script))).toEqual([]);
  });

  it.each([true, false])('the recorder is loaded only where it is configured: %s', async (devTools) => {
    const { page, context, faults } = await visit(browser, surroundings);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(path.basename(new URL(request.url()).pathname)));
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('"devTools":true', `"devTools":${devTools}`);
      expect(html).toContain(`"devTools":${devTools}`);
      await route.fulfill({ response, body: html });
    });
    await page.goto(`${portal.origin}/login`);
    await (devTools ? page.locator('[data-replay-bar]').waitFor() : takenOver(page));
    expect(tools.some((script) => scripts.includes(script))).toBe(devTools);
    expect(await page.locator('[data-replay-bar]').count()).toBe(devTools ? 1 : 0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
