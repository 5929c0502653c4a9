import type { Page } from '@playwright/test';
import { paths } from '@portal/contract';
import { patientHost, renderedByHost } from '../support/playwright/renderedByHost';
import { expect, test } from '../support/playwright/portalTest';

test.use({ signedIn: true, hostSettings: patientHost });

/** What each page requests from the host beside the stream of money events: the rest comes with its HTML. */
const callsOf: [address: string, calls: string[]][] = [
  ['/', []],
  ['/security', [paths.sessions, paths.signIns]],
  ['/payment/bank-transfer', []],
  ['/recharge', [paths.campaigns]],
  ['/transactions', [paths.historyPages, paths.transferClaims]],
  ['/giftcode', []],
  ['/transfer-claims', [paths.paymentMethods, paths.transferClaims]],
];

const isStream = (address: string) => new URL(address).pathname === paths.events;

/** The API paths that a page requests from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

test('PAY-9: a signed-in page requests each answer once, and not what its HTML contains', async ({
  page,
  context,
}) => {
  await renderedByHost(page, '/payment/bank-transfer', 'Techcombank</h2>');
  for (const [address, calls] of callsOf)
    await test.step(address, async () => {
      const tab = await context.newPage();
      const asked = watchRequests(tab);
      const streams = tab.waitForResponse((response) => isStream(response.url()));
      await tab.goto(address);
      await streams;
      // A later tab does not read the stream itself and requests the player again. By then, the first one would have done so as well.
      const later = await context.newPage();
      const refetches = later.waitForResponse((response) => new URL(response.url()).pathname === paths.me);
      await later.goto('/');
      await refetches;
      expect(asked.sort()).toEqual([paths.events, ...calls].sort());
      await later.close();
      await tab.close();
    });
});
