import type { Page } from '@playwright/test';
import { paths } from '@portal/contract';
import { expect, placements, test } from '../../support/playwright/anyHostTest';
import { field, goTo, openPage, submitButton } from '../../support/portalPages';
import type { SectionSevenHost } from '../../support/sectionSevenHost';
import { absences } from '../../support/sectionSevenHost/oddities';
import { expectSoundText } from '../../support/soundText';

/** The browser's own console message about a response without CORS headers. */
const expectedFault = /blocked by CORS policy/;

/** Submits a form with a bot check on a deployment that has configured none: no token is sent, and the form shows the host's error. */
async function sendForm(page: Page) {
  await openPage(page, '/recovery/forgot-password');
  await field(page, 'username').fill('demo');
  await submitButton(page).click();
  await page.getByText('Không xác minh được.').waitFor();
  await expectSoundText(page, 'the form');
}

const countOf = ({ seen }: SectionSevenHost, path: string) =>
  seen.filter(({ call }) => call === `GET ${path}`).length;

/** How often `goAbout` visits the gift codes. */
const VISITS = 3;

/** Visits several pages of the portal and waits a minute. */
async function goAbout(page: Page, host: SectionSevenHost) {
  await openPage(page, '/');
  // The portal asks for events once it is idle. The minute must not pass while this call is under way: that would be its time-out.
  await expect.poll(() => countOf(host, paths.events)).toBeGreaterThan(0);
  for (const label of ['Nạp game', 'Gift code', 'Lịch sử giao dịch', 'Gift code', 'Nạp thẻ']) {
    await goTo(page, label);
    await expectSoundText(page, label);
  }
  await page.clock.fastForward(60_000);
  await goTo(page, 'Gift code');
  await page.getByText('Hiện bạn chưa có gift code nào.').waitFor();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}

for (const [place, { crossOrigin }] of placements)
  for (const [how, absence] of Object.entries(absences)) {
    // On the portal's own origin no response needs CORS headers.
    if (absence.noCors && !crossOrigin) continue;
    test.describe(`HOST-4: on ${place}, calls beyond requirements §7 are answered with ${how}`, () => {
      test.use({ traits: { crossOrigin, absence, config: {} }, expectedFault, size: 'laptop' });

      test('the portal does without bot challenge, events and gift codes, and asks at most once a page', async ({
        page,
        context,
        host,
      }) => {
        await context.clock.install();
        await sendForm(page);
        await context.addCookies(host.cookiesOf('demo'));
        await goAbout(page, host);
        expect([countOf(host, paths.botCheck), countOf(host, paths.events)]).toEqual([1, 1]);
        // A visit within 5 s of an answer requests nothing again.
        const asked = countOf(host, paths.giftCodes);
        expect(asked).toBeGreaterThan(0);
        expect(asked).toBeLessThanOrEqual(VISITS);
      });
    });
  }
