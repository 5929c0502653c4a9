import { readAmount, readInstant, UnreadableCell } from '../../../../api-host/domain/statement/cells';

describe('OPS-6: amounts as banks write them', () => {
  it.each([
    ['200000', 200_000],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1 234 567', 1_234_567],
    ['1\u00a0234\u00a0567', 1_234_567],
    ['1.234.567,00', 1_234_567],
    ['1,234,567.00', 1_234_567],
    ['1000.00', 1_000],
    ['1.000', 1_000],
    ['+ 50.000 VND', 50_000],
    ['50.000đ', 50_000],
    ['50.000 ₫', 50_000],
    ['-50.000', -50_000],
    ['(50.000)', -50_000],
    ['0', 0],
    ['', null],
    [' - ', null],
  ])('%j is read as %p', (cell, amount) => {
    expect(readAmount(cell)).toBe(amount);
  });

  it.each([
    '1,5',
    '1.5',
    '1.23',
    '12.34.567',
    '1.000.00',
    '1,000,00',
    '1.234,567',
    '12a',
    '1e6',
    '1.000.0000',
    '١',
    '9'.repeat(17),
  ])('%j is refused, not rounded or guessed', (cell) => {
    expect(() => readAmount(cell)).toThrow(UnreadableCell);
  });
});

describe('days', () => {
  it.each([
    ['21/11/2026', '2026-11-20T17:00:00.000Z'],
    ['1/2/2026 9:05', '2026-02-01T02:05:00.000Z'],
    ['21-11-2026 23:59:59', '2026-11-21T16:59:59.000Z'],
    ['2026-11-21T12:35:00', '2026-11-21T05:35:00.000Z'],
    [' 2026/11/21 ', '2026-11-20T17:00:00.000Z'],
  ])('%j is read as %s', (cell, instant) => {
    expect(readInstant(cell).toISOString()).toBe(instant);
  });

  it.each(['', '31/02/2026', '11/21/2026', '2026', 'hôm nay', '21/11/26', '21/11/2026 25:00'])(
    '%j is refused',
    (cell) => {
      expect(() => readInstant(cell)).toThrow(UnreadableCell);
    },
  );
});
