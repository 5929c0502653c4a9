import { modes, showMode, storyWindow } from '../support/browser';
import { defaultBrandTraces } from '../support/defaultBrandTraces';
import { expect, test } from '../support/playwright/storyTest';
import { openPreview, showStory, storyEntries, watchStories } from '../support/storybook';

/** Further states, which show elements that the first state of their screen does not: dialogs, the drawer, notices, arrivals. */
const further: Readonly<Record<string, readonly string[]>> = {
  AccountActivity: ['OthersQuestion'],
  GiftCodes: ['EveryState', 'Redeemed'],
  Migration: ['Confirm', 'Succeeded'],
  Payment: ['Banks', 'Card', 'AmountChosenWithDebt', 'Enlarged', 'Paid', 'ArrivedAfterDebt'],
  PersonalInfo: ['FirstSteps', 'Name', 'Deletion'],
  Recharge: ['Asked', 'Campaign', 'NotEnough', 'Succeeded', 'Pending', 'Refunded'],
  SecondFactor: ['RecoveryCodes'],
  Security: ['PaymentRuleMistake'],
  Shell: ['NotFound', 'ZeroBalance', 'SidebarOpen', 'MenuOpen', 'Report'],
  Transactions: ['EveryTypeAndStatus', 'Receipt', 'ReceiptOfPurchase'],
  TransferClaims: ['EveryState'],
};

const stories = storyEntries().filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'));
const firsts = stories.filter(({ title }, at) => stories.findIndex((story) => story.title === title) === at);
const others = stories.filter(({ title, exportName = '' }) =>
  further[title.replace('Screens/', '')]?.includes(exportName),
);

test('shows no word, colour or picture of the default brand on any screen under a second one', async ({
  browser,
  storybook,
}) => {
  test.slow();
  expect(others).toHaveLength(Object.values(further).flat().length);
  const context = await browser.newContext(storyWindow('phone'));
  const faults = watchStories(context, storybook.url);
  const page = await context.newPage();
  await openPreview(page, storybook.url, 'screens-login--empty', 'brand:default');
  expect(await defaultBrandTraces(page), 'the default one itself').toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^span: FS Online$/),
      expect.stringMatching(/^path\[fill\]: #F6B73C$/),
      expect.stringMatching(/ color: rgb/),
    ]),
  );
  await openPreview(page, storybook.url, 'kit-logo--default', 'brand:second');
  // The browser requests /favicon.ico itself; that is not the screen's fault.
  faults.length = 0;
  const findings: string[] = [];
  for (const { id } of [...firsts, ...others]) {
    const failure = await showStory(page, id);
    if (failure !== null) findings.push(`${id} failed: ${failure}`);
    for (const mode of modes) {
      await showMode(page, mode);
      findings.push(...(await defaultBrandTraces(page)).map((trace) => `${id}, ${mode}: ${trace}`));
    }
  }
  expect([...findings, ...faults]).toEqual([]);
  await context.close();
});
