import { deferred } from '../../support/deferred';
import { expect, placements, test } from '../../support/playwright/anyHostTest';
import {
  BOUGHT,
  RECHARGE,
  buy,
  expectOneCharge,
  pressAgain,
  send,
  soon,
} from '../../support/rechargeOnAnyHost';
import { htmlPage, refusal } from '../../support/sectionSevenHost/answer';
import {
  actsBut,
  answering,
  heldUntil,
  lost,
  times,
  unreachable,
  type Oddity,
} from '../../support/sectionSevenHost/oddities';

test.use({ signedInAs: 'demo' });
test.beforeEach(({ context }) => context.clock.install());

/** Responses that a host may send although it has charged the player. */
const answers: readonly [name: string, oddity: Oddity][] = [
  ['its answer is lost', lost],
  ['a proxy answers 502 in HTML', actsBut(htmlPage(502))],
  ['it answers a page in HTML', actsBut(htmlPage())],
  ['it answers OK as text', actsBut({ status: 200, text: { type: 'text/plain', body: 'OK' } })],
  ['it answers 201 with nothing', actsBut({ status: 201 })],
  ['it answers a list', actsBut({ status: 200, json: [] })],
  ['it answers null', actsBut({ status: 200, json: null })],
  [
    'it answers the error code 0',
    actsBut({ status: 200, json: { errorCode: 0, message: null, errors: [] } }),
  ],
  ['it answers 500', actsBut(refusal(500, { message: 'Server Error' }))],
];

for (const [place, traits] of placements)
  test.describe(`GAME-8, HOST-1: one order is one charge, at a host on ${place}`, () => {
    test.use({ traits });

    for (const [name, oddity] of answers)
      test(`${name}: the player sees the success`, async ({ page, host }) => {
        host.make(RECHARGE, oddity);
        await buy(page);
        await soon(page, BOUGHT);
        await pressAgain(page);
        await page.clock.fastForward(60_000);
        expectOneCharge(host);
      });

    test('its answer comes after 5 s, and after the page was loaded again', async ({ page, host }) => {
      const answer = deferred();
      host.make(RECHARGE, heldUntil(answer.promise));
      await buy(page);
      await expect.poll(() => host.world.charges.length).toBe(1);
      await page.reload();
      await soon(page, BOUGHT);
      answer.resolve();
      await page.clock.fastForward(60_000);
      expectOneCharge(host);
    });

    test('its answer takes longer than 5 s', async ({ page, host }) => {
      const answer = deferred();
      host.make(RECHARGE, heldUntil(answer.promise));
      await buy(page);
      await soon(page, BOUGHT);
      answer.resolve();
      await pressAgain(page);
      expectOneCharge(host);
    });
  });

test('GAME-8: charges nothing when the call never reached the host, and once after a retry', async ({
  page,
  host,
}) => {
  host.make(RECHARGE, times(1, unreachable));
  await buy(page);
  await soon(page, 'Chưa thấy giao dịch 500 Xu');
  expect(host.world.charges).toEqual([]);
  await page.getByRole('button', { name: 'Thử lại' }).dblclick();
  await soon(page, BOUGHT);
  expectOneCharge(host);
});

test('GAME-8, GAME-6: shows the host’s refusal, charges nothing, and treats another attempt as another order', async ({
  page,
  host,
}) => {
  host.make(RECHARGE, times(1, answering(refusal(422, { errorCode: 'busy', message: 'Hãy thử lại sau.' }))));
  await buy(page);
  await page.getByText('Hãy thử lại sau.').waitFor();
  expect(host.world.charges).toEqual([]);
  await send(page);
  await page.getByText(BOUGHT).waitFor();
  expectOneCharge(host);
});
