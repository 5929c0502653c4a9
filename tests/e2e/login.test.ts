import { takenOver } from '../support/browser';
import { hold, scripts } from '../support/held';
import {
  demo,
  enabledSubmit,
  logIn,
  passwordInput,
  submitButton,
  usernameInput,
} from '../support/portalPages';
import { expect, test } from '../support/playwright/portalTest';

declare global {
  interface Window {
    /** Whether React had hydrated the box when it was clicked. */
    wasHydrated?: boolean;
  }
}

/** Runs in the page: clicks an input in the first task after hydrateRoot, as assistive technology does, without a pressed pointer. */
function clickDuringHydration(name: string) {
  const listen = EventTarget.prototype.addEventListener;
  // hydrateRoot begins with React's listeners on the root.
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...heard: Parameters<typeof listen>) {
    listen.apply(this, heard);
    if (!(this instanceof Element) || this.id !== 'root' || heard[0] !== 'pointerdown') return;
    EventTarget.prototype.addEventListener = listen;
    setTimeout(() => {
      const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (!input) throw new Error(`no ${name}`);
      window.wasHydrated = Object.keys(input).some((key) => key.startsWith('__reactFiber'));
      input.click();
    });
  };
}

test.describe('before the scripts arrive', () => {
  test('LOGIN-2: shows the form, and keeps what is typed into it', async ({ page }) => {
    const held = await hold(page, scripts);
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    await usernameInput(page).pressSequentially(demo.username);
    await passwordInput(page).pressSequentially(demo.password);
    await page.locator('input[name=remember]').check({ force: true });
    await expect(submitButton(page)).toBeDisabled();

    await held.release();
    await enabledSubmit(page).waitFor();
    await expect(usernameInput(page)).toHaveValue(demo.username);
    await expect(passwordInput(page)).toHaveValue(demo.password);
    await expect(page.locator('input[name=remember]')).toBeChecked();
    await submitButton(page).click();
    await page.waitForURL('/');
  });

  test('LOGIN-2: lets typing continue while they take over', async ({ page }) => {
    const held = await hold(page, scripts);
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    await usernameInput(page).focus();
    const typing = page.keyboard.type('mot_ten_rat_dai_de_go_that_lau', { delay: 40 });
    await held.release();
    await typing;
    await takenOver(page);
    await expect(usernameInput(page)).toHaveValue('mot_ten_rat_dai_de_go_that_lau');
  });

  test('LOGIN-2: keep a tick set while they take over', async ({ page }) => {
    await page.addInitScript(clickDuringHydration, 'remember');
    await page.goto('/login');
    await takenOver(page);
    await expect.poll(() => page.evaluate(() => window.wasHydrated)).toBe(false);
    await expect(page.locator('input[name=remember]')).toBeChecked();
    // The form has it, too: another field's change renders all of them.
    await usernameInput(page).fill(demo.username);
    await expect(page.locator('input[name=remember]')).toBeChecked();
  });
});

test.describe('on a laptop', () => {
  test.use({ size: 'laptop' });

  test('LOGIN-1: works with the keyboard alone', async ({ page }) => {
    await page.goto('/login');
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
    for (let tabs = 0; (await focused()) !== 'username'; tabs += 1) {
      expect(tabs).toBeLessThan(6);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(demo.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(demo.password);
    await enabledSubmit(page).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('/');
  });
});

test('LOGIN-3: marks both fields after a refused login, says so once, keeps the input, and clears on editing', async ({
  page,
}) => {
  await page.goto('/login');
  await usernameInput(page).fill('demo');
  await passwordInput(page).fill('sai-mat-khau');
  await submitButton(page).click();
  const message = page.getByText('Tên đăng nhập hoặc mật khẩu không đúng.');
  await message.first().waitFor();
  await expect(message).toHaveCount(1);
  for (const input of [usernameInput(page), passwordInput(page)])
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(usernameInput(page)).toHaveValue('demo');
  await expect(passwordInput(page)).toHaveValue('sai-mat-khau');

  await passwordInput(page).fill('sai-mat-khau-2');
  await message.waitFor({ state: 'detached' });
  await expect(usernameInput(page)).toHaveAttribute('aria-invalid', 'false');
});

for (const [how, remember] of [
  ['with remember: 30 days', true],
  ['without: until the browser ends', false],
] as const)
  test(`LOGIN-5: the session is kept ${how}`, async ({ page, context }) => {
    await page.goto('/login');
    // A click during the takeover shows the tick again only a moment later, while this looks at it at once.
    await takenOver(page);
    await page.locator('input[name=remember]').setChecked(remember, { force: true });
    await logIn(page);
    const session = (await context.cookies()).find(({ httpOnly }) => httpOnly);
    const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
    if (remember) expect(Math.round(days)).toBe(30);
    else expect(session?.expires).toBe(-1);
  });

test('LAY-5: returns to the page the visitor came from, with its query and hash', async ({ page }) => {
  await page.goto('/transactions?trang=2&q=a%20b#cuoi');
  await page.waitForURL((url) => url.pathname === '/login');
  await logIn(page);
  await page.waitForURL('/transactions?trang=2&q=a%20b#cuoi');
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  for (const [from, to] of [
    ['/login?next_uri=%2Frecharge', '/recharge'],
    ['/login?next_uri=%2Fpayment%2Fe-wallet%3Fa%3D1%23b', '/payment/e-wallet?a=1#b'],
    ['/login', '/'],
    ['/register', '/'],
  ] as const)
    test(`LAY-8: ${from} redirects to ${to}`, async ({ page }) => {
      await page.goto(from);
      await page.waitForURL(to);
    });

  const hostile = [
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/%09/evil.example',
    '/%2F%2Fevil.example/..',
    '%2F%2Fevil.example',
    '/\t/evil.example',
    ' //evil.example',
    'https:evil.example',
    '/@evil.example/..//evil.example',
  ];
  test('LAY-9: never leaves the portal or loops for a hostile next_uri', async ({
    page,
    context,
    portal,
  }) => {
    const elsewhere: string[] = [];
    await context.route(
      ({ hostname }) => hostname.includes('evil'),
      (route) => {
        elsewhere.push(route.request().url());
        return route.abort();
      },
    );
    for (const address of hostile) {
      await page.goto(`${portal.origin}/login?next_uri=${encodeURIComponent(address)}`);
      await page.waitForURL((url) => url.pathname !== '/login');
      expect(new URL(page.url()).origin).toBe(portal.origin);
    }
    expect(elsewhere).toEqual([]);
  });
});
