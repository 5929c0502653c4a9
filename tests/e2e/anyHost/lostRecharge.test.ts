import { expect, test } from '../../support/playwright/anyHostTest';
import { submitButton } from '../../support/portalPages';
import {
  BOUGHT,
  HISTORY,
  NOT_CHECKED,
  RECHARGE,
  buy,
  choose,
  expectOneCharge,
  pressAgain,
  send,
  soon,
} from '../../support/rechargeOnAnyHost';
import { htmlPage, refusal } from '../../support/sectionSevenHost/answer';
import {
  answering,
  decimalTexts,
  eachRow,
  lost,
  shaped,
  times,
  unreachable,
  type Oddity,
} from '../../support/sectionSevenHost/oddities';

test.use({ signedInAs: 'demo' });
test.beforeEach(({ context }) => context.clock.install());

const without = (row: Record<string, unknown>, field: string) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));

/** Ways in which a row of the history can be odd. */
const rows: readonly [name: string, row: (row: Record<string, unknown>) => object][] = [
  ['without a payload', (row) => ({ ...row, payload: null })],
  ['with metadata null', (row) => ({ ...row, payload: { metadata: null } })],
  ['with decimals in texts', (row) => decimalTexts(row) as object],
  ['without an id', (row) => without(row, 'id')],
  ['without a type', (row) => without(row, 'type')],
  ['without a status', (row) => without(row, 'status')],
  ['without a value', (row) => without(row, 'value')],
  ['without a time', (row) => without(row, 'updatedAt')],
  ['with a negative value', (row) => ({ ...row, value: -Number(row['value']) })],
  ['with ids as text', (row) => ({ ...row, id: `tx-${String(row['id'])}` })],
];

/** Ways in which the history can fail. */
const failures: readonly [name: string, oddity: Oddity][] = [
  ['answers 500', answering(refusal(500, {}))],
  ['answers a page in HTML', answering(htmlPage())],
  ['breaks the connection', unreachable],
  ['answers an object', answering({ status: 200, json: { data: [] } })],
];

test.describe('GAME-8, HOST-3: the answer is lost, and the history has rows', () => {
  for (const [name, row] of rows)
    test(`${name}: one charge, shown as a success`, async ({ page, host }) => {
      host.make(HISTORY, shaped(eachRow(row)));
      host.make(RECHARGE, lost);
      await buy(page);
      await soon(page, BOUGHT);
      await pressAgain(page);
      await page.clock.fastForward(60_000);
      expectOneCharge(host);
    });
});

test.describe('GAME-8, HOST-1: the answer is lost, and then the history', () => {
  for (const [name, oddity] of failures)
    test(`${name}: one charge, shown as unknown until it can be looked up`, async ({ page, host }) => {
      await choose(page);
      host.make(RECHARGE, (act) => {
        act();
        host.make(HISTORY, oddity);
        return 'cut';
      });
      await send(page);
      await soon(page, NOT_CHECKED);
      await pressAgain(page);
      await page.reload();
      await soon(page, NOT_CHECKED);
      await expect(submitButton(page)).toBeDisabled();
      await pressAgain(page);
      expectOneCharge(host);

      host.make(HISTORY);
      await page.getByRole('button', { name: 'Kiểm tra lại' }).click();
      await soon(page, BOUGHT);
      expectOneCharge(host);
    });

  test('shows the charge late: the portal waits for it', async ({ page, host }) => {
    await choose(page);
    const before = structuredClone(host.account('demo').history);
    host.make(RECHARGE, (act) => {
      act();
      host.make(HISTORY, times(3, answering({ status: 200, json: before })));
      return 'cut';
    });
    await send(page);
    await soon(page, BOUGHT);
    expectOneCharge(host);
  });
});

for (const [name, oddity] of [
  ['the answer comes', undefined],
  ['the answer is lost', lost],
] as const)
  test(`GAME-8, HOST-1: the history fails from the start, ${name}: the balance shows one charge`, async ({
    page,
    host,
  }) => {
    host.make(HISTORY, answering(refusal(500, {})));
    host.make(RECHARGE, oddity);
    await buy(page);
    await soon(page, BOUGHT);
    await page.clock.fastForward(60_000);
    expectOneCharge(host);
  });

test('GAME-8, HOST-1: sends nothing and says so when neither history nor balance can be loaded', async ({
  page,
  host,
}) => {
  await choose(page);
  host.make(HISTORY, answering(refusal(500, {})));
  host.make('GET /api/me', answering(refusal(500, {})));
  await send(page);
  await soon(page, 'Giao dịch chưa được gửi, bạn chưa bị trừ KP.');
  expect(host.world.charges).toEqual([]);
});
