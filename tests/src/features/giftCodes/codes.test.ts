import { daysLeft, stateOf, ticketsOf } from '../../../../src/features/giftCodes/codes';
import { codeRedemptionFixture } from '../../../fixtures/codeRedemptions';
import { giftCodeFixture } from '../../../fixtures/giftCodes';

describe('GIFT-1: the state of a code', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  it.each([
    ['usable', {}],
    ['usable', { expiresAt: '2026-11-21T00:00:00.001Z' }],
    ['expired', { expiresAt: '2026-11-21T00:00:00.000Z' }],
    ['used', { usedAt: '2026-11-20T00:00:00Z' }],
    ['used', { usedAt: '2026-01-01T00:00:00Z', expiresAt: '2026-01-02T00:00:00Z' }],
  ])('%s: %j', (state, overrides) => expect(stateOf(giftCodeFixture(overrides), now)).toBe(state));

  it("lists codes that are over separately: redeemed, used, expired, otherwise in the host's order", () => {
    const used = { usedAt: '2026-11-20T00:00:00Z' };
    const codes = [
      giftCodeFixture({ code: 'e', expiresAt: '2026-01-01T00:00:00Z' }),
      giftCodeFixture({ code: 'a', ...used }),
      giftCodeFixture({ code: 'b' }),
      giftCodeFixture({ code: 'c', ...used }),
      giftCodeFixture({ code: 'd' }),
    ];
    const { usable, over } = ticketsOf(codes, [codeRedemptionFixture()], { now, giftOf: (kp) => `${kp} KP` });
    expect(usable.map(({ gift }) => gift.code)).toEqual(['b', 'd']);
    expect(over.map(({ gift, state }) => `${gift.code} ${state}`)).toEqual([
      'TET-2027 redeemed',
      'a used',
      'c used',
      'e expired',
    ]);
    expect(over[0]?.gift).toMatchObject({ gives: '50 KP', usedAt: '2026-11-21T02:00:00.000Z' });
  });

  it.each([
    [null, null],
    ['2026-11-21T23:59:59Z', 0],
    ['2026-11-24T00:00:00Z', 3],
    ['2099-01-01T00:00:00Z', null],
  ])('a code until %s: has %s days left', (expiresAt, days) => {
    expect(daysLeft(giftCodeFixture({ expiresAt }), now)).toBe(days);
  });
});
