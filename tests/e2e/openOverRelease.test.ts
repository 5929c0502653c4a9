import type { Page } from '@playwright/test';
import { takenOver } from '../support/browser';
import { scriptsWith } from '../support/builtScripts';
import {
  chooseFirstAmount,
  buy,
  enabledSubmit,
  followLink,
  openPage,
  passwordInput,
  submitButton,
  usernameInput,
} from '../support/portalPages';
import { expect, test } from '../support/playwright/portalTest';

test.use({ signedIn: true, expectedFault: /404|422|Không tải được trang này|Loading chunk/ });

/**
 * Opens the portal, and takes away a chunk that it has not loaded yet, as a release does. Whether the chunk can be loaded again is up to
 * `isBack`.
 */
async function loseChunk(page: Page, isBack: () => boolean): Promise<void> {
  await page.goto('/');
  await takenOver(page);
  await page.route(scriptsWith('giftcode.title'), (route) =>
    isBack() ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
}

/** Counts the documents that the page requests from now on. */
function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.count += 1;
  });
  return documents;
}

/** The host answers like this, instead of with the script that runs the page, when it is asked whether it still has it. */
const loseRelease = (page: Page, answer: { status: number; contentType?: string; body: string }) =>
  page.route(/\/assets\/portal\.\w+\.js$/, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill(answer) : route.continue(),
  );

/**
 * Until the document is reloaded, the host has neither the scripts that contain `part` nor any other of the page's release, and refuses
 * a call as if the part were needed.
 */
async function losePart(page: Page, part: string, call: string, errors: Record<string, string[]>) {
  const documents = countDocuments(page);
  await loseRelease(page, { status: 404, body: '' });
  await page.route(scriptsWith(part), (route) =>
    documents.count > 0 ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  await page.route(`**${call}`, (route) =>
    documents.count === 0 && route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { statusCode: 422, message: 'Hãy xác nhận.', errors } })
      : route.fallback(),
  );
}

const reloadButton = (page: Page) => page.getByRole('button', { name: 'Tải lại trang' });

const giftCodes = (page: Page) => page.getByRole('heading', { level: 1, name: 'Gift code' });

test.describe('OPS-2: a page that is open during a release', () => {
  for (const [host, answer] of [
    ['answers 404 for scripts of the former release', { status: 404, body: '' }],
    ['answers with its HTML page for them', { status: 200, contentType: 'text/html', body: '' }],
  ] as const)
    test(`shows other pages of the portal if the host ${host}`, async ({ page }) => {
      let documents = { count: 0 };
      // The document of the new release names scripts that the host has.
      await loseChunk(page, () => documents.count > 0);
      await loseRelease(page, answer);
      documents = countDocuments(page);
      await followLink(page, 'Gift code');
      await giftCodes(page).waitFor();
      expect(documents.count).toBe(1);
    });

  test('shows an error, and stays, if only the chunk cannot be loaded', async ({ page }) => {
    let isBack = false;
    await loseChunk(page, () => isBack);
    const documents = countDocuments(page);
    await followLink(page, 'Gift code');
    await page.getByText('Không tải được trang này. Hãy kiểm tra mạng rồi thử lại.').waitFor();
    isBack = true;
    await page.getByRole('button', { name: 'Tải lại', exact: true }).click();
    await giftCodes(page).waitFor();
    expect(documents.count).toBe(0);
  });

  test('offers to reload if a part of /recharge is gone; server and amount survive', async ({
    page,
    player,
  }) => {
    await player.topUp(100_000);
    await openPage(page, '/recharge');
    await chooseFirstAmount(page);
    const chosen = await page.getByRole('combobox').inputValue();
    await losePart(page, 'proof.currentPassword', '/api/recharge/game', { currentPassword: ['Thiếu.'] });
    await buy(page);
    await reloadButton(page).waitFor();
    await expect(page.getByRole('combobox')).toHaveValue(chosen);
    await expect(page.getByRole('radio').first()).toBeChecked();
    await reloadButton(page).click();
    await takenOver(page);
    await expect(page.getByRole('combobox')).toHaveValue(chosen);
    await expect(page.getByRole('radio').first()).toBeChecked();
    await buy(page);
    await page.getByText(/^Đã nạp thành công/).waitFor();
  });

  test.describe('at the login', () => {
    test.use({ signedIn: false });

    test('offers to reload if the step after the password is gone; all but the password survives', async ({
      page,
      player,
    }) => {
      await openPage(page, '/login?next_uri=%2Ftransactions');
      await usernameInput(page).fill(player.username);
      await passwordInput(page).fill(player.password);
      await page.getByLabel('Ghi nhớ đăng nhập').check();
      await losePart(page, 'secondStep.title', '/login', { totpCode: ['Thiếu mã.'] });
      await enabledSubmit(page).click();
      await reloadButton(page).click();
      await page.getByText(/hãy nhập lại mật khẩu/).waitFor();
      await expect(usernameInput(page)).toHaveValue(player.username);
      await expect(page.getByLabel('Ghi nhớ đăng nhập')).toBeChecked();
      await expect(passwordInput(page)).toHaveValue('');
      await passwordInput(page).fill(player.password);
      await submitButton(page).click();
      await page.waitForURL('/transactions');
    });
  });
});
