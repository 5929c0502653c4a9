import type { Page } from '@playwright/test';
import { expect, placements, test } from '../../support/playwright/anyHostTest';
import { dialog, openPage, submitButton } from '../../support/portalPages';
import { soon } from '../../support/rechargeOnAnyHost';
import type { SectionSevenHost } from '../../support/sectionSevenHost';
import { htmlPage, refusal } from '../../support/sectionSevenHost/answer';
import {
  actsBut,
  answering,
  decimalTexts,
  lost,
  shaped,
  times,
  unreachable,
  type Oddity,
} from '../../support/sectionSevenHost/oddities';

const MIGRATION = 'POST /api/account-zones';
const ACCOUNT_ZONES = 'GET /api/account-zones';
const DONE = 'Đã cập nhật thành công';

test.use({ signedInAs: 'closed' });
test.beforeEach(({ context }) => context.clock.install());

async function choose(page: Page) {
  await openPage(page, '/recharge');
  await page.getByRole('combobox').selectOption({ index: 1 });
  await submitButton(page).click();
  await dialog(page).waitFor();
}

const agree = (page: Page) => dialog(page).getByRole('button', { name: 'Đồng ý' }).dblclick();

const expectOneMove = (host: SectionSevenHost) =>
  expect(host.world.moves).toEqual([
    { username: 'closed', zoneId: 1, leftCoin: 123_400, extpoint0: 56_789, extpoint4: 12 },
  ]);

const answers: readonly [name: string, oddity: Oddity][] = [
  ['is lost', lost],
  ['is a page in HTML', actsBut(htmlPage())],
  ['is 502 in HTML', actsBut(htmlPage(502))],
  ['is OK as text', actsBut({ status: 200, text: { type: 'text/plain', body: 'OK' } })],
  ['is empty', actsBut({ status: 201 })],
];

for (const [place, traits] of placements)
  test.describe(`GAME-8, MIG-4, HOST-1: the balances move once, at a host on ${place}`, () => {
    test.use({ traits });

    for (const [name, oddity] of answers)
      test(`when the answer ${name}`, async ({ page, host }) => {
        await choose(page);
        host.make(MIGRATION, oddity);
        await agree(page);
        await soon(page, DONE);
        expectOneMove(host);
        // Three seconds later the zones are requested, and the recharge replaces the migration.
        await soon(page, 'Gói nạp');
        expectOneMove(host);
      });
  });

test('GAME-8, HOST-1: shows the move as unknown while answer and zones are lost, then as done; moves once', async ({
  page,
  host,
}) => {
  await choose(page);
  host.make(MIGRATION, (act) => {
    act();
    host.make(ACCOUNT_ZONES, answering(refusal(503, {})));
    return 'cut';
  });
  await agree(page);
  await soon(page, 'Chưa kiểm tra được yêu cầu vì mất kết nối đến máy chủ.');
  host.make(ACCOUNT_ZONES);
  await page.getByRole('button', { name: 'Kiểm tra lại' }).click();
  await soon(page, DONE);
  expectOneMove(host);
});

test('GAME-8: moves nothing when the call never reached the host, and once after a retry', async ({
  page,
  host,
}) => {
  await choose(page);
  host.make(MIGRATION, times(1, unreachable));
  await agree(page);
  await soon(page, 'Máy chủ chưa ghi nhận yêu cầu.');
  expect(host.world.moves).toEqual([]);
  await page.getByRole('button', { name: 'Thử lại' }).dblclick();
  await soon(page, DONE);
  expectOneMove(host);
});

test('MIG-2, HOST-2: shows and moves balances that arrive as texts with decimals', async ({ page, host }) => {
  host.make(ACCOUNT_ZONES, shaped(decimalTexts));
  await choose(page);
  await dialog(page).getByText('1.234 Xu, 567 Xu chờ chuyển đổi, 12 điểm').waitFor();
  await agree(page);
  await soon(page, DONE);
  expectOneMove(host);
});
