import { expect, type Page } from '@playwright/test';
import { chooseFirstAmount, confirmButton, enabledSubmit, openPage, submitButton } from './portalPages';
import type { SectionSevenHost } from './sectionSevenHost';

/** A recharge by the player `demo` on a section-7 host: 500 Xu for 5.000 KP. The page's clock must be Playwright's. */

export const RECHARGE = 'POST /api/recharge/game';
export const HISTORY = 'GET /api/transaction-history';
export const BOUGHT = 'Đã nạp thành công 500 Xu';
export const NOT_CHECKED = 'Chưa kiểm tra được giao dịch 500 Xu';

/** Opens /recharge and makes a choice without submitting it. */
export async function choose(page: Page): Promise<void> {
  await openPage(page, '/recharge');
  await page.getByRole('radio').first().waitFor();
  await chooseFirstAmount(page);
}

/** Submits the choice: presses the button and confirms its question (PLAY-5). */
export async function send(page: Page): Promise<void> {
  await enabledSubmit(page).click();
  await confirmButton(page).click();
}

/** Chooses and submits. */
export async function buy(page: Page): Promise<void> {
  await choose(page);
  await send(page);
}

/** Waits for a text while fast-forwarding the clock through the pauses between checks. */
export const soon = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(2_000);
      return page.getByText(text).first().isVisible();
    })
    .toBe(true);

/** Every control with which a player could send the recharge again. */
export async function pressAgain(page: Page): Promise<void> {
  await submitButton(page).click({ force: true });
  await submitButton(page).press('Enter');
}

/** The ledger has one charge, and the balance decreased once. */
export function expectOneCharge(host: SectionSevenHost): void {
  expect(host.world.charges).toEqual([{ username: 'demo', creditAmount: 5_000, zoneId: 1 }]);
  expect(host.account('demo').user.credit).toBe(115_000);
}
