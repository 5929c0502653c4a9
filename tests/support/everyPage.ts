import type { Page } from 'playwright-core';
import { openPage } from './portalPages';

/** The addresses of the pages that a visitor sees. */
export const visitorPages = [
  '/login',
  '/register',
  '/recovery',
  '/recovery/forgot-password-by-phone',
  '/recovery/forgot-password',
  '/recovery/forgot-username',
  '/support',
] as const;

/** The addresses of the pages that a signed-in player sees, one that does not exist among them. */
export const playerPages = [
  '/',
  '/security',
  '/payment',
  '/payment/bank-transfer',
  '/payment/e-wallet',
  '/payment/card',
  '/recharge',
  '/transactions',
  '/transfer-claims',
  '/giftcode',
  '/support',
  '/khong-co',
] as const;

/** Pages with a place in which no art of the tests' brands draws, and the place's name. */
export const undrawnPlaces = [
  ['/transactions', 'history'],
  ['/khong-co', 'lost'],
] as const;

/** The place on a page that art of this name would fill, with the icon that stands there without it. */
export const artPlace = (page: Page, name: string) =>
  page.locator(`main [aria-hidden]:has(> [data-art=${name}])`);

/** The art, if there is any, comes last, when the page is idle; what a page loads has come by then, or says so. */
export const wholePage = (page: Page) =>
  page.waitForFunction(
    () =>
      ['shown', 'none'].includes(document.documentElement.dataset['world'] ?? '') &&
      !/Đang tải/.test(document.querySelector('main')?.textContent ?? ''),
  );

/** Opens an address and waits until everything of it is there. */
export async function openWholePage(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await wholePage(page);
}
