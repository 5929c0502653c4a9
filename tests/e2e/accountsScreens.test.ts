import type { Browser, Page } from 'playwright-core';
import type { User } from '@portal/contract';
import { axeFindings, scrollsSideways } from '../support/axe';
import { launchBrowser, modes, sizes, takenOver, visit, type Size, type Visit } from '../support/browser';
import { signIn, submitButton } from '../support/player';
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

type Act = (page: Page) => Promise<void>;
type State = readonly [name: string, path: string, act: Act];
/** What of the profile a state needs; the host says the rest. */
type PlayerState = readonly [...State, profile?: Partial<User>];

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);
const submitted = async (page: Page) => {
  await page.locator('button[type=submit]:not([disabled])').waitFor();
  await submitButton(page).click();
};

/** States of the public pages beyond their first look, which everyScreen.test.ts has. */
const publicStates: readonly State[] = [
  [
    'register: a wrong phone number',
    '/register',
    async (page) => {
      // What this tab has kept (REG-2) stands there first; put in amid the typing, it would join it.
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('input[name=phone]')?.value !== '',
      );
      await field(page, 'phone').fill('09');
      await field(page, 'phone').blur();
      await page.locator('[aria-invalid=true]').waitFor();
    },
  ],
  ['register: username', '/register?step=username', (page) => field(page, 'username').waitFor()],
  [
    'register: password with its strength',
    '/register?step=password',
    async (page) => {
      await field(page, 'password').fill('Matkhau1');
      await page.getByRole('group', { name: 'Độ mạnh mật khẩu' }).waitFor();
    },
  ],
  [
    'register: the single form with mistakes',
    '/register?step=all',
    async (page) => {
      await field(page, 'passwordConfirm').fill('khac');
      await field(page, 'passwordConfirm').blur();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
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
    async (page) => {
      await page.route('**/reset-password/hong', (route) => route.fulfill({ status: 204 }));
      await page.reload();
      await field(page, 'password').fill('yeu');
    },
  ],
  [
    'a bad verification link',
    '/email-verification/hong',
    (page) => page.getByText('Đường dẫn không hoạt động').waitFor(),
  ],
];

const dialog = (page: Page) => page.getByRole('dialog');
const shown: Act = (page) => dialog(page).waitFor();
/** A submit of what is not right yet: the mistakes stand under their fields. */
const refused: Act = async (page) => {
  await submitted(page);
  await page.locator('[aria-invalid=true]').first().waitFor();
};
/** A code that is on its way, and none typed. */
const codeSent: Act = async (page) => {
  await page.route('**/api/security-code/', (route) =>
    route.fulfill({ json: { resendAfter: 60, expiresIn: 600 } }),
  );
  await page.getByRole('button', { name: 'Gửi mã' }).click();
  await page.getByRole('status').filter({ hasText: 'Mã bảo mật đã được gửi đến' }).waitFor();
  await refused(page);
};
const noPhone: Partial<User> = { verifiedPhoneAt: null };
const nothingProven: Partial<User> = { verifiedPhoneAt: null, verifiedAt: null };

/** The modals of / and /security, each in what it can look like, and what stands there before and after them. */
const playerStates: readonly PlayerState[] = [
  ['a phone to verify', '/', (page) => page.getByText('PTV demo').waitFor(), nothingProven],
  ['no phone at all', '/', async () => undefined, { ...nothingProven, phoneNumber: null, email: null }],
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
      expect(await axeFindings(page)).toEqual([]);
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
  ['e-mail: not verified', '/?edit=email', shown, nothingProven],
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
  ['new phone: a code by e-mail', '/security?edit=phone', codeSent, noPhone],
  ['new phone: no code', '/security?edit=phone', refused, nothingProven],
];

const looks = modes.flatMap((mode) => (Object.keys(sizes) as Size[]).map((size) => ({ mode, size })));

describe.each(looks)('axe finds nothing and nothing scrolls sideways: $mode, $size', ({ mode, size }) => {
  let visitor: Visit;
  let player: Visit;
  beforeAll(async () => {
    const options = { size, mode, context: { reducedMotion: 'reduce' } } as const;
    [visitor, player] = await Promise.all([visit(browser, options), visit(browser, options)]);
    await signIn(player.context, portal.host);
    await visitor.page.goto(`${portal.origin}/login`);
    await visitor.page.evaluate(() =>
      sessionStorage.setItem('signup', JSON.stringify({ phone: '0977000222', username: 'thanhnam' })),
    );
  });
  afterAll(() => Promise.all([visitor.context.close(), player.context.close()]));

  it.each(publicStates)('%s', (_name, path, act) => look(visitor, path, act));
  it.each(playerStates.map(([name, ...rest]) => [name, rest] as const))('%s', async (_name, state) => {
    const [path, act, profile] = state;
    if (profile)
      await player.page.route('**/api/me', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...((await answer.json()) as User), ...profile } });
      });
    await look(player, path, act);
  });

  async function look({ page, faults }: Visit, path: string, act: Act) {
    faults.length = 0;
    await page.goto(portal.origin + path);
    await takenOver(page);
    await act(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(faults).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
