import { stateOf, usableFirst } from '../../../../src/features/giftCodes/codes';
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

  it("usable ones come first, otherwise in the host's order", () => {
    const used = { usedAt: '2026-11-20T00:00:00Z' };
    const codes = [
      giftCodeFixture({ code: 'a', ...used }),
      giftCodeFixture({ code: 'b' }),
      giftCodeFixture({ code: 'c', ...used }),
      giftCodeFixture({ code: 'd' }),
    ];
    expect(usableFirst(codes, now).map(({ code }) => code)).toEqual(['b', 'd', 'a', 'c']);
  });
});
