import type { Page } from '@playwright/test';
import { nextMessage } from '../support/mailbox';
import { operate, typed } from '../support/operator';
import type { Account } from '../support/player';
import { logIn, openPage, passwordInput, submitButton, usernameInput } from '../support/portalPages';
import { expectSound } from '../support/playwright/expectSound';
import { expect, test } from '../support/playwright/portalTest';

test.use({ signedIn: true });

const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

/** Submits the form of /login, which is refused. Returns the text that the page then shows. */
async function toldTo(page: Page, { username, password }: Pick<Account, 'username' | 'password'>) {
  await usernameInput(page).fill(username);
  await passwordInput(page).fill(password);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/login') && response.status() === 422),
    submitButton(page).click(),
  ]);
  await page
    .getByText(((await answer.json()) as { message: string }).message)
    .first()
    .waitFor();
  return page.locator('main').ariaSnapshot();
}

test('OPS-6: signs a suspended player out, explains why after the right password only, until the release', async ({
  page,
  host,
  player,
  portal,
}) => {
  // The stream of an ended session closes within seconds; the portal then requests the profile again.
  test.slow();
  const support = async (line: string) => {
    const { code, err } = await operate(portal.database.url, typed(line), ['y']);
    expect([line, code, err]).toEqual([line, 0, expect.not.stringContaining('Error')]);
  };
  const streaming = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await openPage(page, '/payment/bank-transfer');
  expect((await streaming).status()).toBe(200);

  await support(`players suspend ${player.username} --reason "stolen account, ticket 818"`);
  await page.waitForURL('/login?next_uri=%2Fpayment%2Fbank-transfer', { timeout: 45_000 });
  await usernameInput(page).waitFor();
  await expect(page.getByText(player.username)).toHaveCount(0);
  expect((await nextMessage(host, player.phone)).text).toContain('tạm khóa');

  // A visitor who does not know the password sees the same text as for a name that does not exist.
  const password = 'sai-mat-khau';
  const ofNobody = await toldTo(page, { username: `${player.username}x`, password });
  const ofThem = await toldTo(page, { username: player.username, password });
  expect(ofThem.replaceAll(player.username, 'NAME')).toBe(ofNobody.replaceAll(`${player.username}x`, 'NAME'));
  expect(ofThem).not.toContain('khóa');

  await toldTo(page, player);
  await expect(alertOf(page)).toContainText('Tài khoản của bạn đang bị tạm khóa.');
  await expect(usernameInput(page)).toHaveValue(player.username);
  await expectSound(page);

  await support(`players release ${player.username} --reason "it is them, ticket 818"`);
  await logIn(page, player);
  await page.waitForURL('/payment/bank-transfer');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
});
