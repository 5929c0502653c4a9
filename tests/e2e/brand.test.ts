import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { modes, showMode, sizes, takenOver } from '../support/browser';
import { artPlace, openWholePage, playerPages, undrawnPlaces, visitorPages } from '../support/everyPage';
import { defaultBrandTraces } from '../support/defaultBrandTraces';
import { nextMessage } from '../support/mailbox';
import { expect, test } from '../support/playwright/portalTest';
import { field, fillNewPassword, openUserMenu, submitButton } from '../support/portalPages';
import { secondBrand as brand, secondBrandFolder } from '../support/secondBrand';
import { repositoryRoot } from '../support/startHost';

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** The images of the default brand, by the hash of their bodies. */
const firstPictures = new Map(
  readdirSync(path.join(repositoryRoot, 'public'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svg|png|jpg|css|webmanifest)$/.test(name))
    .map((name) => [hashOf(readFileSync(path.join(repositoryRoot, 'public', name))), name]),
);

/** Collects the images and fonts of the default brand that the browser loads from now on. */
function watchPictures(page: Page): () => Promise<string[]> {
  const loads: Promise<string | undefined>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.woff2$/.test(pathname)) loads.push(Promise.resolve(pathname));
    if (response.ok() && /\.(svg|png|jpg|css|webmanifest)$/.test(pathname))
      loads.push(
        response.body().then(
          (body) => firstPictures.get(hashOf(body)),
          () => undefined,
        ),
      );
  });
  return async () => (await Promise.all(loads)).filter((name) => name !== undefined);
}

/** References to the default brand in the page's head, which no element shows. */
const headTraces = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('title, meta, link')]
      .map((tag) => tag.outerHTML)
      .filter((tag) => /FS Online|\bKP\b/.test(tag)),
  );

/** The brand's own art has the same addresses as the default brand's. */
const tracesOn = async (page: Page) =>
  (await defaultBrandTraces(page)).filter((trace) => !trace.includes('/world/hills.svg'));

/** Opens each page and checks it in both modes. */
async function walk(page: Page, addresses: readonly string[]): Promise<void> {
  const pictures = watchPictures(page);
  for (const address of addresses) {
    await openWholePage(page, address);
    for (const mode of modes) {
      await showMode(page, mode);
      expect(await tracesOn(page), `${address}, ${mode}`).toEqual([]);
    }
    expect(await headTraces(page), address).toEqual([]);
    await expect(page).toHaveTitle(new RegExp(brand.name));
  }
  expect(await pictures(), 'pictures and fonts of the default brand').toEqual([]);
}

test.use({
  hostSettings: { PORTAL_BRAND: secondBrandFolder },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const size of ['phone', 'laptop'] as const)
  test.describe(`under a brand of the deployment, at ${sizes[size].width} px`, () => {
    test.use({ size });

    test('public pages show nothing of the default brand', async ({ page }) => {
      await walk(page, visitorPages);
    });

    test.describe('signed in', () => {
      test.use({ signedIn: true });

      test('pages show nothing of the default brand', async ({ page, player }) => {
        await player.topUp(200_000);
        await walk(page, playerPages);
        await page.goto('/payment/bank-transfer');
        await expect(page.getByText(/^LDR NGOC /).first()).toBeVisible();
        await openUserMenu(page);
        expect(await tracesOn(page)).toEqual([]);
      });
    });
  });

test.describe('places where the art of the brand draws nothing', () => {
  test.use({ signedIn: true });

  for (const [address, name] of undrawnPlaces)
    test(`show the icon on ${address}`, async ({ page }) => {
      await openWholePage(page, address);
      await expect(artPlace(page, name).locator('svg')).toBeVisible();
    });
});

test('a newcomer registers under the brand and gets messages in its name', async ({ page, host, player }) => {
  await page.goto('/register');
  await takenOver(page);
  const step = async (name: string, value: string) => {
    await field(page, name).fill(value);
    await submitButton(page).click();
  };
  await step('phone', '0977 654 329');
  await step('username', 'nguoi_rong');
  await fillNewPassword(page, 'Suoibac1');
  await submitButton(page).click();
  await page.waitForURL('/');
  await page.getByRole('region', { name: `Bắt đầu với ${brand.name}` }).waitFor();
  await walk(page, playerPages);

  await page.context().clearCookies();
  await page.goto('/recovery/forgot-password');
  await takenOver(page);
  await field(page, 'username').fill(player.username);
  await submitButton(page).click();
  const { subject, text } = await nextMessage(host, player.email);
  expect(subject).toMatch(new RegExp(`^${brand.name}: `));
  expect(text).toMatch(new RegExp(`\\n${brand.name}$`));
  expect(`${subject} ${text}`).not.toMatch(/FS Online|\bKP\b/);
});

test('PLAY-11: serves the brand’s own manifest, with nothing of the default brand', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const browser = await context.newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(data).not.toMatch(/FS Online|\bKP\b/);
  expect(JSON.parse(data ?? '')).toMatchObject({
    name: brand.name,
    short_name: brand.shortName,
    theme_color: brand.colours.dark.canvas,
  });
});
