import type { Browser, BrowserContext, Page } from 'playwright-core';
import { paths, wireNames } from '@portal/contract';
import { launchBrowser, visit } from '../support/browser';
import { deliveriesOf, historyOf, meOf, signIn, submitButton, topUp, until } from '../support/player';
import { runPortal, type RunningPortal } from '../support/runPortal';

let portal: RunningPortal;
let browser: Browser;
beforeAll(async () => {
  [portal, browser] = await Promise.all([runPortal(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await portal.close();
});

const call = (url: URL) => url.pathname === paths.rechargeGame;
const SUCCESS = /Đã nạp thành công/;

/** A host that never heard of the header: a proxy takes it away. */
async function stripKeys(context: BrowserContext) {
  await context.route(call, async (route) => {
    const headers = { ...route.request().headers() };
    Reflect.deleteProperty(headers, wireNames.idempotencyKey.toLowerCase());
    await route.fallback({ headers });
  });
}

async function openRecharge(page: Page) {
  await page.goto(`${portal.origin}/recharge`);
  await page.getByRole('combobox').waitFor();
}

async function choose(page: Page) {
  await page.getByRole('combobox').selectOption({ index: 1 });
  await page.getByRole('radio').first().check({ force: true });
  await page.locator('button[type=submit]:enabled').waitFor();
}

/** Ids of the payments among the 15 newest transactions. */
const payments = async () =>
  (await historyOf(portal.host)).filter(({ type }) => type === 'credit.pay').map(({ id }) => id);
const paymentsSince = async (before: string[]) =>
  (await payments()).filter((id) => !before.includes(id)).length;

/** Runs what a player does; then exactly one more payment, one debit and one delivery must be there. */
async function chargesOnce(act: (page: Page, context: BrowserContext) => Promise<void>, stripped: boolean) {
  const { page, context, faults } = await visit(browser, { size: 'laptop' });
  await signIn(context, portal.host);
  const credit = await topUp(portal.host, 100_000);
  const [before, delivered] = [await payments(), (await deliveriesOf(portal.host)).length];
  if (stripped) await stripKeys(context);
  await openRecharge(page);
  await choose(page);
  await act(page, context);
  await until(async () => (await deliveriesOf(portal.host)).length > delivered);
  // Whatever else is still on its way gets the time to do its harm.
  await page.waitForTimeout(1500);
  expect((await deliveriesOf(portal.host)).length - delivered).toBe(1);
  expect(await paymentsSince(before)).toBe(1);
  expect(credit - (await meOf(portal.host)).credit).toBe(5_000);
  expect(faults).toEqual([]);
  await context.close();
}

/** The host works, but its answer to the next recharge comes `ms` later, or never. */
async function slowAnswer(context: BrowserContext, ms: number | null) {
  let first = true;
  await context.route(call, async (route) => {
    if (route.request().method() !== 'POST' || !first) return route.fallback();
    first = false;
    const response = await route.fetch();
    if (ms === null) return route.abort();
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.fulfill({ response }).catch(() => undefined);
  });
}

describe.each([
  ['a host that knows Idempotency-Key', false],
  ['a host that ignores it', true],
])('GAME-8 at %s: one intention is one charge', (_host, stripped) => {
  it('double click', () =>
    chargesOnce(async (page) => {
      await submitButton(page).dblclick();
      await page.getByText(SUCCESS).first().waitFor();
    }, stripped));

  it('Enter held', () =>
    chargesOnce(async (page) => {
      await submitButton(page).focus();
      for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await page.getByText(SUCCESS).first().waitFor();
    }, stripped));

  it('the answer takes longer than 5 s: the portal looks whether it went through', () =>
    chargesOnce(async (page, context) => {
      await slowAnswer(context, 9000);
      await submitButton(page).click();
      await page.getByText(SUCCESS).first().waitFor({ timeout: 25_000 });
    }, stripped));

  it('the connection breaks after the host has acted', () =>
    chargesOnce(async (page, context) => {
      await slowAnswer(context, null);
      await submitButton(page).click();
      await page.getByText(SUCCESS).first().waitFor({ timeout: 25_000 });
    }, stripped));

  it('reload while it is under way', () =>
    chargesOnce(async (page, context) => {
      await slowAnswer(context, 4000);
      const sent = page.waitForRequest(
        (request) => call(new URL(request.url())) && request.method() === 'POST',
      );
      await submitButton(page).click();
      await sent;
      await page.reload();
      await page.getByText(SUCCESS).first().waitFor({ timeout: 25_000 });
    }, stripped));

  it('two tabs at once', () =>
    chargesOnce(async (page, context) => {
      const other = await context.newPage();
      await openRecharge(other);
      await choose(other);
      await Promise.all([submitButton(page).click(), submitButton(other).click()]);
      const success = (tab: Page) => tab.getByText(SUCCESS).first().waitFor({ timeout: 25_000 });
      await Promise.any([success(page), success(other)]);
    }, stripped));
});

it('GAME-8: a purchase that is over is followed by another one', async () => {
  const { page, context } = await visit(browser, { size: 'laptop' });
  await signIn(context, portal.host);
  await topUp(portal.host, 200_000);
  const before = await payments();
  await openRecharge(page);
  for (let bought = 1; bought <= 2; bought += 1) {
    await choose(page);
    await submitButton(page).click();
    await until(async () => (await paymentsSince(before)) === bought);
    await page.getByText(SUCCESS).first().waitFor();
  }
  await context.close();
});
