import type { Page } from '@playwright/test';
import { tokens } from '../../ui-kit/tokens/tokens';
import { openUserMenu } from '../support/portalPages';
import { expect, test } from '../support/playwright/portalTest';

const PUBLIC_URL = 'http://localhost:8099';

test.use({ hostSettings: { PUBLIC_URL } });

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const barColour = (page: Page) => page.locator('meta[name=theme-color]').getAttribute('content');

/** The image's width and height as the browser decodes it. */
const sizeOf = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, address);

interface Manifest {
  start_url: string;
  display: string;
  background_color: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { url: string }[];
}

test('PLAY-11: the portal is installable: its manifest is valid, and its icons have their sizes', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const browser = await context.newCDPSession(page);
  const { errors, url } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  const manifest = await page.evaluate(
    async (address) => (await fetch(address)).json() as Promise<Manifest>,
    url,
  );
  expect([manifest.start_url, manifest.display, manifest.background_color]).toEqual([
    '/',
    'standalone',
    tokens.dark.canvas,
  ]);
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(page, src)).toBe(sizes);
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  expect(await sizeOf(page, '/apple-touch-icon.png')).toBe('180x180');
});

test.describe('in the light mode', () => {
  test.use({ mode: 'light' });

  test('PLAY-11: colours the browser’s bar light before the portal runs', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('#root > *').first().waitFor();
    expect(await barColour(page)).toBe(tokens.light.canvas);
  });
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('PLAY-11: colours the browser’s bar by the portal’s own mode switch', async ({ page }) => {
    await page.goto('/payment');
    expect(await barColour(page)).toBe(tokens.dark.canvas);
    await openUserMenu(page);
    await page.locator('label', { hasText: 'Sáng' }).click();
    await expect.poll(() => barColour(page)).toBe(rgb(tokens.light.canvas));
  });
});

test('PLAY-11: previews a link with title, text and picture, by absolute addresses', async ({ page }) => {
  const contentOf = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute('content');
  const seen = new Set<string | null>();
  for (const [address, title] of [
    ['/login', 'Đăng nhập'],
    ['/register', 'Đăng ký'],
    ['/support', 'Hỗ trợ'],
  ] as const) {
    await page.goto(address);
    expect(await contentOf('og:title')).toContain(title);
    expect(await contentOf('og:image')).toBe(`${PUBLIC_URL}/preview.jpg`);
    seen.add(await contentOf('og:description'));
  }
  expect(seen.size).toBe(3);
  expect(await sizeOf(page, '/preview.jpg')).toBe('1200x630');
});
