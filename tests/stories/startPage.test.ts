import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/playwright/storyTest';
import { previewOf, storyPlayed } from '../support/storybook';

const test = base.extend({
  viewport: { width: 1400, height: 900 },
  baseURL: ({ storybook }, use) => use(storybook.url),
});

/** Storybook's preview frame: a page of documentation or a story. */
const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/** Storybook as a first-time visitor opens it. */
async function comeIn(page: Page) {
  await page.goto('./');
  await preview(page).getByRole('heading', { name: 'Welcome', level: 1 }).waitFor();
}

/** One click each: on the picture of a screen, and on a picture of one of its states. */
async function open(page: Page, screen: string, look: string) {
  await preview(page).getByRole('link', { name: screen, exact: true }).click();
  await preview(page).getByRole('link', { name: look, exact: true }).click();
}

const questions = [
  ['where is “not enough KP” on a phone in light mode?', 'Nạp game', 'Not Enough: phone, light', /^Không đủ/],
  [
    'what does the field look like when the login is refused?',
    'Đăng nhập',
    'Refused: phone, dark',
    'Tên đăng nhập hoặc mật khẩu không đúng.',
  ],
  [
    'how does an empty history look on a laptop?',
    'Lịch sử giao dịch',
    'Empty: laptop, light',
    'Hiện bạn chưa có giao dịch nào.',
  ],
  [
    'what does the page say that does not exist?',
    'Khung trang, trình đơn, 404',
    'Not Found: laptop, dark',
    'Trang bạn truy cập không tồn tại.',
  ],
  [
    'what does a player see while no bank can be reached?',
    'Nạp thẻ',
    'Offline: phone, dark',
    /Không kết nối được/,
  ],
] as const;

for (const [question, screen, look, seen] of questions)
  test(`two clicks from the start page answer a new designer: ${question}`, async ({ page }) => {
    await comeIn(page);
    await open(page, screen, look);
    // The start page is in a preview as well.
    await page.waitForURL(/path=\/story\//);
    const frame = await previewOf(page);
    // A story that fails says why. It takes longer to fail than `toBeVisible` waits.
    await storyPlayed(frame);
    await expect(frame.getByText(seen).first()).toBeVisible();
    const [, size, mode] = look.split(/: |, /);
    await expect.poll(() => frame.evaluate(() => window.innerWidth)).toBe(size === 'phone' ? 360 : 1280);
    await expect.poll(() => frame.evaluate(() => document.documentElement.dataset['mode'])).toBe(mode);
  });

for (const [typed, found] of [
  ['Nạp game', 'Recharge'],
  ['GAME-6', 'Recharge'],
  ['PAY-6', 'Payment'],
  ['404', 'Shell'],
] as const)
  test(`the search finds ${found} by “${typed}”`, async ({ page }) => {
    await comeIn(page);
    await page.locator('#storybook-explorer-searchfield').fill(typed);
    await expect(page.getByRole('option').filter({ hasText: found }).first()).toBeVisible();
  });
