import type { Page } from '@playwright/test';
import { defaultBrand } from '@portal/contract';
import { widths } from '../../.storybook/widths';
import secondBrand from '../fixtures/brand/brand.json';
import { expect, test as base } from '../support/playwright/storyTest';
import { frameOf, previewOf } from '../support/storybook';

const LOGIN = 'screens-login--empty';
const HISTORY = 'screens-transactions--top-up-and-purchase';

/** Storybook's own interface, which may load only files from its folder. */
const test = base.extend<{ nothingLeavesTheFolder: undefined }>({
  viewport: { width: 1800, height: 900 },
  baseURL: ({ storybook }, use) => use(storybook.url),
  nothingLeavesTheFolder: [
    async ({ page, storybook }, use) => {
      const strangers: string[] = [];
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(storybook.url))
          strangers.push(request.url());
      });
      page.on('response', (response) => {
        if (response.status() >= 400) strangers.push(`${response.status()} ${response.url()}`);
      });
      await use(undefined);
      expect(strangers, 'calls that leave the folder or fail').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens Storybook with toolbar settings from the address. */
const open = (page: Page, story: string, globals: string) =>
  page.goto(`index.html?path=/story/${story}&globals=${globals}`);

test.describe('Storybook from a plain file server, below a path', () => {
  test('colour mode both: shows the story side by side in dark and light, and loads nothing from elsewhere', async ({
    page,
  }) => {
    await open(page, LOGIN, 'mode:both;viewport.value:phone');
    const dark = await previewOf(page);
    const light = await frameOf(page, 'iframe[title="Light"]');
    const look = () => [document.documentElement.dataset['mode'], window.innerWidth];
    for (const frame of [dark, light]) await frame.getByRole('heading', { name: 'Đăng nhập' }).waitFor();
    await expect.poll(() => dark.evaluate(look)).toEqual(['dark', 360]);
    await expect.poll(() => light.evaluate(look)).toEqual(['light', 360]);
    const overlap = async () => {
      const [left, right] = await Promise.all(
        ['#storybook-preview-iframe', 'iframe[title="Light"]'].map((each) =>
          page.locator(each).boundingBox(),
        ),
      );
      return (left?.x ?? 0) + (left?.width ?? 0) - (right?.x ?? 0);
    };
    await expect.poll(overlap, 'one beside the other').toBeLessThanOrEqual(0);
  });

  for (const [name, size] of Object.entries(widths))
    test(`width ${name}: the screen is as wide as the toolbar says`, async ({ page }) => {
      await open(page, LOGIN, `viewport.value:${name}`);
      const preview = await previewOf(page);
      await preview.getByRole('heading', { name: 'Đăng nhập' }).waitFor();
      await expect.poll(() => preview.evaluate(() => window.innerWidth)).toBe(size.width);
    });

  test('network failing: the screen shows its error', async ({ page }) => {
    await open(page, HISTORY, 'network:failing');
    await (await previewOf(page)).getByRole('button', { name: 'Thử lại' }).waitFor();
  });

  test('network slow: the screen shows that it loads, then its data', async ({ page }) => {
    await open(page, HISTORY, 'network:slow');
    const slow = await previewOf(page);
    await slow.getByText('Đang tải dữ liệu...').waitFor();
    await slow.getByRole('table').waitFor();
  });

  test('another brand: changes the open screen and back without a reload', async ({ page }) => {
    await open(page, LOGIN, '');
    const preview = await previewOf(page);
    const logo = (name: string) => preview.getByRole('link', { name });
    const gold = () =>
      preview.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--kit-palette-kit-gold-fill'),
      );
    await logo(defaultBrand.name).waitFor();
    const first = await gold();
    await page.evaluate(() => Object.assign(window, { sameManager: true }));
    const choose = async (from: string, to: string) => {
      await page.getByRole('button', { name: new RegExp(`Brand: ${from}`) }).click();
      await page.getByText(`Brand: ${to}`).last().click();
      await logo(to).waitFor();
    };
    await choose(defaultBrand.name, secondBrand.name);
    await expect.poll(gold).toBe(secondBrand.colours.dark.gold.fill);
    await preview.getByText(`nạp ${secondBrand.unit} cho ${secondBrand.name}`).waitFor();
    await choose(secondBrand.name, defaultBrand.name);
    await expect.poll(gold).toBe(first);
    expect(await page.evaluate(() => 'sameManager' in window), 'no reload').toBe(true);
  });

  test('reduced motion: applies to media rules and matchMedia', async ({ page }) => {
    await open(page, LOGIN, 'motion:reduced');
    const preview = await previewOf(page);
    const button = preview.getByRole('button', { name: 'Đăng nhập' });
    await button.waitFor();
    expect(await preview.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    expect(await button.evaluate((each) => getComputedStyle(each).transitionProperty)).toBe('none');
  });
});
