import fc from 'fast-check';
import { displayCoins, gameOf, wholeCoins } from '@portal/contract';

describe('games', () => {
  it('shows fsonline as the named game, in hundredths (GAME-3)', () => {
    expect(gameOf('fsonline').name).toBe('FS Online');
    expect(displayCoins('fsonline', 10_000)).toBe('100');
  });

  it('shows an unknown game by its id, with amounts unchanged', () => {
    for (const id of ['tuonglai', 'constructor', '__proto__', '']) {
      expect(gameOf(id).name).toBe(id);
      expect(displayCoins(id, 123)).toBe('123');
    }
  });

  // The specification rounds only extpoint0, so a tile of 12.5 coins must not be sold as 12.
  it.each([
    [1_250, '12.5'],
    [199, '1.99'],
    [99, '0.99'],
    [-1, '-0.01'],
    [12.5, '0.125'],
    [1e21, '10000000000000000000'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('HOST-7: %d hundredths are %s coins', (amount, coins) => {
    expect(displayCoins('fsonline', amount)).toBe(coins);
  });

  it('rounds extpoint0 down exactly for every safe amount (MIG-2)', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (amount) => {
        expect(BigInt(wholeCoins('fsonline', amount))).toBe(BigInt(amount) / 100n);
      }),
      { numRuns: 5000 },
    );
  });
});
