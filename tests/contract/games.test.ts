import fc from 'fast-check';
import { displayCoins, gameOf } from '@portal/contract';

describe('games', () => {
  it('shows fsonline as the named game, in hundredths (GAME-3)', () => {
    expect(gameOf('fsonline').name).toBe('FS Online');
    expect(displayCoins('fsonline', 10_000)).toBe(100);
    expect(displayCoins('fsonline', 199)).toBe(1);
    expect(displayCoins('fsonline', 99)).toBe(0);
  });

  it('shows a game it does not know by its id, amounts as they are', () => {
    for (const id of ['tuonglai', 'constructor', '__proto__', '']) {
      expect(gameOf(id).name).toBe(id);
      expect(displayCoins(id, 123)).toBe(123);
    }
  });

  it('rounds down exactly for every safe amount (MIG-2)', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (amount) => {
        expect(BigInt(displayCoins('fsonline', amount))).toBe(BigInt(amount) / 100n);
      }),
      { numRuns: 5000 },
    );
  });
});
