import { artPlace, openWholePage, undrawnPlaces } from '../support/everyPage';
import { expect, test } from '../support/playwright/portalTest';
import { plainBrandFolder } from '../support/secondBrand';

/** The maximum height of anything shown in place of a picture, in px. */
const ICON_HEIGHT = 72;

test.use({ hostSettings: { PORTAL_BRAND: plainBrandFolder }, size: 'phone' });

test('a form begins right below the logo, and no art is loaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/login');
  // The last request of an idle page.
  await expect.poll(() => asked.some((address) => address.startsWith('/locales/'))).toBe(true);
  const [logo, form] = [page.getByRole('banner').getByRole('link'), page.getByRole('main')];
  const [above, below] = [await logo.boundingBox(), await form.boundingBox()];
  expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeLessThan(16);
  expect(asked.filter((address) => address.startsWith('/world/'))).toEqual([]);
});

test.describe('in place of a picture', () => {
  test.use({ signedIn: true });

  for (const [address, name] of undrawnPlaces)
    test(`an icon is shown on ${address}, with no space around it`, async ({ page }) => {
      await openWholePage(page, address);
      const place = artPlace(page, name);
      await expect(place.locator('svg')).toBeVisible();
      expect((await place.boundingBox())?.height).toBeLessThanOrEqual(ICON_HEIGHT);
    });
});

test.describe('beside the form', () => {
  test.use({ size: 'laptop' });

  test('headline and benefits are shown without a gap', async ({ page }) => {
    await page.goto('/login');
    const words = page.getByRole('complementary');
    const [headline, benefits] = [words.locator('p').first(), words.getByRole('list')];
    await expect(benefits).toBeVisible();
    const [above, below] = [await headline.boundingBox(), await benefits.boundingBox()];
    expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeLessThan(16);
  });
});
