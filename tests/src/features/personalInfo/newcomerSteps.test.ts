import { firstSteps, isNewcomer, type WhatIsDone } from '../../../../src/features/personalInfo/newcomerSteps';
import { codeRedemptionFixture } from '../../../fixtures/codeRedemptions';
import { giftCodeFixture } from '../../../fixtures/giftCodes';
import { payFixture, topUpFixture } from '../../../fixtures/transactions';
import { userFixture } from '../../../fixtures/users';

const NOW = Date.parse('2026-11-23T03:00:00Z');

it.each([
  ['2026-11-23T02:59:00Z', true],
  ['2026-10-25T03:00:00Z', true],
  ['2026-10-24T02:59:00Z', false],
  [null, false],
])('a player who joined at %s is a newcomer: %s', (joinAt, expected) => {
  expect(isNewcomer({ joinAt }, NOW)).toBe(expected);
});

const nothing: WhatIsDone = {
  user: userFixture({ verifiedPhoneAt: null }),
  history: [],
  giftCodes: [],
  redemptions: [],
  downloadUrl: 'https://fsonline.example/tai-game',
  supportNumbers: ['0900000001'],
  downloaded: false,
};
const done = (known: Partial<WhatIsDone>) =>
  firstSteps({ ...nothing, ...known }).flatMap((step) => (step.done ? [step.name] : []));

it('a newcomer has four steps to do', () => {
  expect(firstSteps(nothing)).toEqual(
    ['download', 'phone', 'giftCode', 'topUp'].map((name) => ({ name, done: false })),
  );
});

it.each<[string, Partial<WhatIsDone>, string[]]>([
  ['the link to the game', { downloaded: true }, ['download']],
  ['coins bought', { history: [payFixture()] }, ['download']],
  ['a verified number', { user: userFixture() }, ['phone']],
  ['a code typed in', { redemptions: [codeRedemptionFixture()] }, ['giftCode']],
  [
    'a code of the game used',
    { giftCodes: [giftCodeFixture({ usedAt: '2026-11-22T03:00:00Z' })] },
    ['giftCode'],
  ],
  ['a code of the game unused', { giftCodes: [giftCodeFixture()] }, []],
  ['a top-up', { history: [topUpFixture()] }, ['topUp']],
  ['a top-up that waits', { history: [topUpFixture({ status: 'pending' })] }, []],
  ['KP of a code', { history: [topUpFixture({ type: 'credit.bonus', currency: 'KP' })] }, []],
  ['a purchase that was refused', { history: [payFixture({ status: 'failed' })] }, []],
])('%s', (_, known, names) => {
  expect(done(known)).toEqual(names);
});

it('HOST-4, HOST-5: leaves out steps that the host or the deployment does not support', () => {
  const steps = firstSteps({ ...nothing, redemptions: null, downloadUrl: '' });
  expect(steps.map(({ name }) => name)).toEqual(['phone', 'topUp']);
  const withoutHotline = firstSteps({ ...nothing, supportNumbers: [] });
  expect(withoutHotline.map(({ name }) => name)).toEqual(['download', 'giftCode', 'topUp']);
});
