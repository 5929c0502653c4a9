import type { Page } from '@playwright/test';
import { nextCode } from '../support/mailbox';
import { expectSound } from '../support/playwright/expectSound';
import { expect, test } from '../support/playwright/portalTest';
import { dialog, dialogField, openPage } from '../support/portalPages';

/** This file's own port: PUBLIC_URL, which passkeys are bound to, must be known before the host listens. */
const PORT = '18473';
const ORIGIN = `http://localhost:${PORT}`;

test.use({ hostSettings: { PORT, PUBLIC_URL: ORIGIN, LOG_LEVEL: 'warn' }, signedIn: true });

/** A device with a screen lock whose owner is present. */
async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('SAFE-5: a player adds a passkey, signs in with it alone, and removes it by its own proof', async ({
  page,
  context,
  host,
  player,
}) => {
  await addAuthenticator(page);
  await openPage(page, '/security?edit=addPasskey');
  await button(page, 'Tiếp tục').click();
  await button(page, 'Gửi mã').click();
  await dialogField(page, 'otpNumber').fill(await nextCode(host, player.phone));
  await button(page, 'Tiếp tục').click();
  await page.getByText('Đã thêm passkey!').waitFor();
  await page.getByText('Chưa dùng lần nào').waitFor();
  await expectSound(page);

  // This device automatically picks the passkey suggested in the username field.
  await context.clearCookies();
  await page.goto('/login');
  await page.waitForURL('/');

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await context.clearCookies();
  await openPage(page, '/login');
  await button(page, 'Đăng nhập bằng passkey').click();
  await page.waitForURL('/');

  await openPage(page, '/security');
  await page
    .getByText(/^Dùng gần nhất/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Xóa / }).click();
  await button(page, 'Xóa').click();
  await dialog(page).getByRole('button', { name: 'Xác nhận bằng passkey' }).click();
  await page.getByText('Đã xóa passkey!').waitFor();
  await expect(page.getByText('Chưa dùng lần nào')).toHaveCount(0);
});
