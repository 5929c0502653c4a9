import { daysLeft, msLeft, stateOf, ticketsOf } from '../../../../src/features/giftCodes/codes';
import { codeRedemptionFixture } from '../../../fixtures/codeRedemptions';
import { giftCodeFixture } from '../../../fixtures/giftCodes';

describe('GIFT-1: the state of a code', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  const times = { now, fetchedAt: now - 60_000 };
  it.each([
    ['usable', {}],
    ['usable', { expiresAt: '2026-11-21T00:00:00.001Z' }],
    ['expired', { expiresAt: '2026-11-21T00:00:00.000Z' }],
    ['used', { usedAt: '2026-11-20T00:00:00Z' }],
    ['used', { usedAt: '2026-01-01T00:00:00Z', expiresAt: '2026-01-02T00:00:00Z' }],
    // The device's clock is wrong; a minute has passed since the host's answer.
    ['usable', { expiresAt: '2026-11-20T00:00:00Z', expiresIn: 61 }],
    ['expired', { expiresAt: '2026-11-22T00:00:00Z', expiresIn: 60 }],
    ['expired', { expiresAt: '2026-11-22T00:00:00Z', expiresIn: -5 }],
  ])('%s: %j', (state, overrides) =>
    expect(stateOf(giftCodeFixture(overrides), msLeft(giftCodeFixture(overrides), times))).toBe(state),
  );

  it("lists codes that are over separately: redeemed, used, expired, otherwise in the host's order", () => {
    const used = { usedAt: '2026-11-20T00:00:00Z' };
    const codes = [
      giftCodeFixture({ code: 'e', expiresAt: '2026-01-01T00:00:00Z' }),
      giftCodeFixture({ code: 'a', ...used }),
      giftCodeFixture({ code: 'b' }),
      giftCodeFixture({ code: 'c', ...used }),
      giftCodeFixture({ code: 'd' }),
    ];
    const { usable, over } = ticketsOf(codes, [codeRedemptionFixture()], {
      ...times,
      giftOf: (kp) => `${kp} KP`,
    });
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
    expect(daysLeft(msLeft(giftCodeFixture({ expiresAt }), times))).toBe(days);
  });

  it('counts no days between the answer and a clock that was set back since', () => {
    const gift = giftCodeFixture({ expiresAt: '2026-11-24T00:00:00Z', expiresIn: 86_400 });
    expect(daysLeft(msLeft(gift, { now, fetchedAt: now + 9 * 86_400_000 }))).toBe(1);
  });
});
