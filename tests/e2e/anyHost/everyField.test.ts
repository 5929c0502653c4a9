import type { Page, TestInfo } from '@playwright/test';
import { watchFaults } from '../../support/browser';
import type { CaseResult } from '../../support/anyHostCases/caseTable';
import type { SortedCase } from '../../support/anyHostCases/distinctCases';
import { fieldCases, runCases, wholeCases } from '../../support/anyHostCases/runCases';
import {
  fillEveryField,
  subjects,
  userSubject,
  wholes,
  type Subject,
} from '../../support/anyHostCases/subjects';
import { comeToRest, goAnew, goWithin, watchCalls } from '../../support/anyHostCases/visits';
import { expect, test } from '../../support/playwright/anyHostTest';
import { CASES } from '../../support/playwright/caseTableReporter';
import { openPage } from '../../support/portalPages';
import type { SectionSevenHost } from '../../support/sectionSevenHost';

// Hundreds of cases share a test, since opening a tab is expensive and a visit is cheap.
test.describe.configure({ timeout: 180_000 });
// Tracing them would take longer than the cases themselves, and a failure names its case.
test.use({ trace: 'off' });
test.beforeEach(async ({ page, context, host }) => {
  await watchCalls(page);
  await context.clock.install();
  fillEveryField(host);
});

async function expectNoFault(info: TestInfo, results: readonly CaseResult[]) {
  await info.attach(CASES, { body: JSON.stringify(results), contentType: 'application/json' });
  const faults = results.filter(({ fault }) => fault !== null);
  expect(faults.map(({ field, form, page, fault }) => `${page}: ${field} ${form}: ${fault}`)).toEqual([]);
}

/** Runs the cases of a page without reloading the portal. */
async function runOn(
  address: string,
  page: Page,
  host: SectionSevenHost,
  subject: Subject,
  cases: readonly SortedCase[],
) {
  const complaints = watchFaults(page.context());
  await openPage(page, address);
  await comeToRest(page);
  const open = () => goAnew(page, address);
  return runCases(host, subject, [{ address, open, page, complaints }], cases);
}

for (const subject of subjects)
  test.describe(`HOST-2: each field of ${subject.entity}, absent, null and of each other type`, () => {
    const { call, pages, player = 'demo' } = subject;
    test.use({ signedInAs: player });

    for (const address of pages)
      test(`${address}, as ${player}`, async ({ page, host }, info) => {
        const cases = fieldCases(subject, host.answerTo(call, player));
        await expectNoFault(info, await runOn(address, page, host, subject, cases));
      });
  });

for (const subject of wholes)
  test.describe(`HOST-2: the whole ${subject.entity} of each other type`, () => {
    const { call, pages, player = 'demo' } = subject;
    test.use({ signedInAs: player });

    for (const address of pages)
      test(`${address}, as ${player}`, async ({ page, host }, info) => {
        const cases = wholeCases(subject, host.answerTo(call, player));
        await expectNoFault(info, await runOn(address, page, host, subject, cases));
      });
  });

/** The fields of User, split into this many tests: each case reloads the portal, since every page depends on the user. */
const PARTS = 2;

for (let part = 0; part < PARTS; part += 1)
  test.describe(`HOST-2: each field of User, part ${part + 1} of ${PARTS}`, () => {
    test.use({ signedInAs: 'demo' });

    test('absent, null and of each other type: every page still renders', async ({ page, host }, info) => {
      const all = fieldCases(userSubject, host.answerTo(userSubject.call, 'demo'));
      const share = Math.ceil(all.length / PARTS);
      const cases = all.slice(part * share, (part + 1) * share);
      const complaints = watchFaults(page.context());
      const [first = '/', ...others] = userSubject.pages;
      const load = async () => {
        await openPage(page, first);
        return comeToRest(page);
      };
      const looks = [
        { address: first, open: load, page, complaints },
        ...others.map((address) => ({ address, open: () => goWithin(page, address), page, complaints })),
      ];
      await expectNoFault(info, await runCases(host, userSubject, looks, cases));
    });
  });
