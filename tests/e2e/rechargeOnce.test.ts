import type { BrowserContext, Page } from '@playwright/test';
import { paths, wireNames } from '@portal/contract';
import { deferred } from '../support/deferred';
import type { Player } from '../support/player';
import { expect, test } from '../support/playwright/portalTest';
import { buy, chooseFirstAmount, confirmButton, enabledSubmit, submitButton } from '../support/portalPages';

test.use({ size: 'laptop', signedIn: true });

const isRecharge = (url: URL) => url.pathname === paths.rechargeGame;
const SUCCESS = /Đã nạp thành công/;
const success = (page: Page) => page.getByText(SUCCESS).first().waitFor();

/** Simulates a host that does not know the header: a proxy strips it. */
async function stripKeys(context: BrowserContext) {
  await context.route(isRecharge, async (route) => {
    const headers = { ...route.request().headers() };
    Reflect.deleteProperty(headers, wireNames.idempotencyKey.toLowerCase());
    await route.fallback({ headers });
  });
}

async function openRecharge(page: Page) {
  await page.goto('/recharge');
  await page.getByRole('combobox').waitFor();
}

async function choose(page: Page) {
  await chooseFirstAmount(page);
  await enabledSubmit(page).waitFor();
}

/** The ids of the payments among the 15 newest transactions. */
const paymentsOf = async (player: Player) =>
  (await player.history()).filter(({ type }) => type === 'credit.pay').map(({ id }) => id);

/** Counts the unfinished calls to /recharge/game of all tabs. */
function openCalls(context: BrowserContext): () => number {
  const open = new Set<unknown>();
  context.on('request', (request) => {
    if (isRecharge(new URL(request.url()))) open.add(request);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** The host processes the next recharge, but its response is held back until `until` resolves, or is lost. */
async function holdAnswer(context: BrowserContext, until: Promise<unknown> | 'lost') {
  let first = true;
  await context.route(isRecharge, async (route) => {
    if (route.request().method() !== 'POST' || !first) return route.fallback();
    first = false;
    const response = await route.fetch();
    if (until === 'lost') return route.abort();
    await until;
    await route.fulfill({ response }).catch(() => undefined);
  });
}

type Act = (page: Page, context: BrowserContext) => Promise<void>;

/** Things that a player may do, and that may happen to the call. */
const ways: readonly [name: string, act: Act][] = [
  [
    'double click',
    async (page) => {
      await submitButton(page).dblclick();
      await confirmButton(page).dblclick();
      await success(page);
    },
  ],
  [
    'Enter held',
    async (page) => {
      await submitButton(page).focus();
      for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
      await confirmButton(page).waitFor();
      for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
      // Holding Enter does not answer the question (PLAY-5).
      await expect(confirmButton(page)).toBeFocused();
      await page.keyboard.up('Enter');
      for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await success(page);
    },
  ],
  [
    'the answer takes longer than 5 s: the portal looks whether it went through',
    async (page, context) => {
      const seen = deferred();
      await holdAnswer(context, seen.promise);
      await buy(page);
      await success(page);
      // Only now does the late response arrive.
      seen.resolve();
    },
  ],
  [
    'the connection breaks after the host has acted',
    async (page, context) => {
      await holdAnswer(context, 'lost');
      await buy(page);
      await success(page);
    },
  ],
  [
    'reload while it is under way',
    async (page, context) => {
      const reloaded = deferred();
      await holdAnswer(context, reloaded.promise);
      const sent = page.waitForRequest(
        (request) => isRecharge(new URL(request.url())) && request.method() === 'POST',
      );
      await buy(page);
      await sent;
      await page.reload();
      reloaded.resolve();
      await success(page);
    },
  ],
  [
    'two tabs at once',
    async (page, context) => {
      const other = await context.newPage();
      await openRecharge(other);
      await choose(other);
      await Promise.all([buy(page), buy(other)]);
      await Promise.any([success(page), success(other)]);
    },
  ],
];

for (const [host, stripped] of [
  ['a host that knows Idempotency-Key', false],
  ['a host that ignores it', true],
] as const)
  test.describe(`GAME-8 at ${host}: one order is one recharge`, () => {
    for (const [name, act] of ways)
      test(name, async ({ page, context, player }) => {
        const credit = await player.topUp(100_000);
        if (stripped) await stripKeys(context);
        const open = openCalls(context);
        await context.clock.install();
        await openRecharge(page);
        await choose(page);
        await act(page, context);
        await expect.poll(async () => (await player.deliveries()).length).toBeGreaterThan(0);
        // Run everything that a tab has scheduled for the next minute.
        await context.clock.fastForward(60_000);
        await expect.poll(open).toBe(0);
        expect(await player.deliveries()).toHaveLength(1);
        expect(await paymentsOf(player)).toHaveLength(1);
        expect(credit - (await player.me()).credit).toBe(5_000);
      });
  });

test('GAME-8: allows another purchase once one is finished', async ({ page, player }) => {
  await player.topUp(200_000);
  await openRecharge(page);
  for (let bought = 1; bought <= 2; bought += 1) {
    await choose(page);
    await buy(page);
    await expect.poll(async () => (await paymentsOf(player)).length).toBe(bought);
    await page.getByText(SUCCESS).first().waitFor();
  }
});
