import {
  claimState,
  emptyClaim,
  groupedAmount,
  payloadOf,
  refusalOf,
} from '../../../../src/features/transferClaims/claimRules';

it('PLAY-3: groups the digits of an amount while it is typed', () => {
  expect(
    ['', '0', '007', '1000', '100.0000', '1e9x', '-5', '1.50', '1,500,000.00 VND', '1.500,00'].map(
      groupedAmount,
    ),
  ).toEqual([...['', '', '7', '1.000', '1.000.000', '19', '5', '150', '1.500.000', '1.500']]);
});

it('PLAY-3: takes day and time from the player’s clock, and omits empty fields', () => {
  const now = new Date(2026, 10, 21, 9, 5).getTime();
  const values = { ...emptyClaim(now), amount: '100.000' };
  expect([values.day, values.time]).toEqual(['2026-11-21', '09:05']);
  expect(payloadOf(values)).toEqual({ amount: 100_000, transferredAt: new Date(now).toISOString() });
  expect(payloadOf({ ...values, method: 'momo', reference: ' FT1 ' })).toMatchObject({
    method: 'momo',
    reference: 'FT1',
  });
  expect(payloadOf({ ...values, day: '' }).transferredAt).toBe('');
});

it('PLAY-3, HOST-2: maps unknown states and reasons to known ones', () => {
  expect([claimState({ state: 'new' }).state, claimState({ state: 'refused' }).tone]).toEqual([
    'open',
    'error',
  ]);
  expect([refusalOf({ refusal: 'new' }), refusalOf({ refusal: 'sentBack' })]).toEqual([
    'askSupport',
    'sentBack',
  ]);
});
