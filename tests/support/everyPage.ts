import type { Page } from 'playwright-core';
import { openPage } from './portalPages';

/** The addresses of the pages for visitors. */
export const visitorPages = [
  '/login',
  '/register',
  '/recovery',
  '/recovery/forgot-password-by-phone',
  '/recovery/forgot-password',
  '/recovery/forgot-username',
  '/support',
] as const;

/** The addresses of the pages for signed-in players, including one that does not exist. */
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

/** Pages with a place that no art of the test brands fills, and the name of that place. */
export const undrawnPlaces = [
  ['/transactions', 'history'],
  ['/khong-co', 'lost'],
] as const;

/** The place on a page that art of this name would fill, with the icon shown when there is no art. */
export const artPlace = (page: Page, name: string) =>
  page.locator(`main [aria-hidden]:has(> [data-art=${name}])`);

/** Runs in the page. The art, if any, loads last, when the page is idle; by then everything else has loaded or reports that it is loading. */
export const isWhole = () =>
  ['shown', 'none'].includes(document.documentElement.dataset['world'] ?? '') &&
  !/Đang tải/.test(document.querySelector('main')?.textContent ?? '');

export const wholePage = (page: Page) => page.waitForFunction(isWhole);

/** Opens an address and waits until the whole page has loaded. */
export async function openWholePage(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await wholePage(page);
}
