import type { User } from '@portal/contract';
import { asOnAnotherHost } from '../support/asOnAnotherHost';
import { expectSound } from '../support/playwright/expectSound';
import { testScreens, type Act, type ScreenState } from '../support/playwright/screenTest';
import { dialog, enabledSubmit, field, submitButton } from '../support/portalPages';

/** Overrides fields of the player in the host's GET /api/me response. */
const profile =
  (changes: Partial<User>): Act =>
  async (page) => {
    await asOnAnotherHost(page);
    await page.route('**/api/me', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as User), ...changes } });
    });
  };

/** This tab has stored the first two steps of a registration (REG-2). */
const signupKept: Act = (page) =>
  page.addInitScript(() => {
    if (location.protocol !== 'about:')
      sessionStorage.setItem('signup', JSON.stringify({ phone: '0977000222', username: 'thanhnam' }));
  });

const submitted: Act = async (page) => {
  await enabledSubmit(page).waitFor();
  await submitButton(page).click();
};

/** States of the public pages other than the initial one, which screens.test.ts covers. */
const publicStates: readonly ScreenState[] = [
  [
    'register: a wrong phone number',
    '/register',
    async (page) => {
      // The values stored in this tab (REG-2) are filled in first; arriving while the test types, they would mix with its input.
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('input[name=phone]')?.value !== '',
      );
      await field(page, 'phone').fill('09');
      await field(page, 'phone').blur();
      await page.locator('[aria-invalid=true]').waitFor();
    },
    signupKept,
  ],
  ['register: username', '/register?step=username', (page) => field(page, 'username').waitFor(), signupKept],
  [
    'register: password with its strength',
    '/register?step=password',
    async (page) => {
      await field(page, 'password').fill('Suoibac1');
      await page.getByRole('group', { name: 'Độ mạnh mật khẩu' }).waitFor();
    },
    signupKept,
  ],
  [
    'register: the single form with mistakes',
    '/register?step=all',
    async (page) => {
      await field(page, 'passwordConfirm').fill('khac');
      await field(page, 'passwordConfirm').blur();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
    signupKept,
  ],
  [
    'recovery by phone: mistakes',
    '/recovery/forgot-password-by-phone',
    async (page) => {
      await submitted(page);
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  ],
  [
    'recovery by e-mail: sent',
    '/recovery/forgot-password',
    async (page) => {
      await field(page, 'username').fill('khong_co');
      await submitted(page);
      await page.getByRole('status').filter({ hasText: 'thư rác' }).waitFor();
    },
  ],
  [
    'recovery by e-mail: a host that is down',
    '/recovery/forgot-password',
    async (page) => {
      await page.route('**/api/csrf-cookie', (route) => route.abort());
      await field(page, 'username').fill('khong_co');
      await submitted(page);
      await page.getByRole('alert').waitFor();
    },
  ],
  [
    'a bad reset link',
    '/recovery/forgot-password/hong',
    (page) => page.getByRole('heading', { name: 'Đường dẫn không hoạt động' }).waitFor(),
  ],
  [
    'a good reset link',
    '/recovery/forgot-password/hong',
    (page) => field(page, 'password').fill('yeu'),
    (page) => page.route('**/reset-password/hong', (route) => route.fulfill({ status: 204 })),
  ],
  [
    'a bad verification link',
    '/email-verification/hong',
    (page) => page.getByText('Đường dẫn không hoạt động').waitFor(),
  ],
];

const shown: Act = (page) => dialog(page).waitFor();
/** Submits an invalid form and waits for the errors below the fields. */
const refused: Act = async (page) => {
  await submitted(page);
  await page.locator('[aria-invalid=true]').first().waitFor();
};
/** A code was sent, and none has been entered yet. */
const codeSent: Act = async (page) => {
  await page.route('**/api/security-code/', (route) =>
    route.fulfill({ json: { resendAfter: 60, expiresIn: 600 } }),
  );
  await page.getByRole('button', { name: 'Gửi mã' }).click();
  await page.getByRole('status').filter({ hasText: 'Mã bảo mật đã được gửi đến' }).waitFor();
  await refused(page);
};
const nothingProven: Partial<User> = { verifiedPhoneAt: null, verifiedAt: null };

/** The modals of / and /security in each of their states, and the page before and after them. */
const playerStates: readonly ScreenState[] = [
  ['a phone to verify', '/', (page) => page.getByText(/PTV player\d+/).waitFor(), profile(nothingProven)],
  ['no phone at all', '/', undefined, profile({ ...nothingProven, phoneNumber: null, email: null })],
  [
    'name: mistakes',
    '/?edit=name',
    async (page) => {
      await field(page, 'lastName').fill('');
      await field(page, 'firstName').fill('');
      await refused(page);
    },
  ],
  [
    'name: a host that is down',
    '/?edit=name',
    async (page) => {
      await page.route('**/api/user/update-profile', (route) => route.abort());
      await submitted(page);
      await dialog(page).getByRole('alert').waitFor();
    },
  ],
  [
    'language, and its success',
    '/?edit=language',
    async (page) => {
      await shown(page);
      await expectSound(page);
      await submitted(page);
      await page.getByRole('status').filter({ hasText: 'Thay đổi ngôn ngữ thành công!' }).waitFor();
    },
  ],
  ['phone', '/?edit=phone', shown],
  [
    'e-mail: another one, with its code',
    '/?edit=email',
    async (page) => {
      await field(page, 'email').fill('moi@example.com');
      await codeSent(page);
    },
  ],
  ['e-mail: not verified', '/?edit=email', shown, profile(nothingProven)],
  ['username', '/security?edit=username', shown],
  [
    'password: mistakes, and its strength',
    '/security?edit=password',
    async (page) => {
      await field(page, 'password').fill('yeu');
      await refused(page);
      await page.getByRole('group', { name: 'Độ mạnh mật khẩu' }).waitFor();
    },
  ],
  ['new phone: a code by SMS', '/security?edit=phone', codeSent],
  ['new phone: a code by e-mail', '/security?edit=phone', codeSent, profile({ verifiedPhoneAt: null })],
  ['new phone: no code', '/security?edit=phone', refused, profile(nothingProven)],
];

testScreens('a visitor', false, publicStates);
testScreens('a player', true, playerStates);
