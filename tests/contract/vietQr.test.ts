import fc from 'fast-check';
import { crc16, joinQrFields, qrField, qrWithAmount, splitQrFields } from '../../contract';

/** The test vector of architecture §5: Techcombank, 50.000 đ. */
const vector =
  '00020101021238580010A000000727012800069704070114190312345678900208QRIBFTTA53037045405500005802VN62190815FSO KP thanhnam63042F5B';

const fieldsOf = (text: string | null) =>
  new Map((splitQrFields(text ?? '') ?? []).map(({ id, value }) => [id, value]));

/** The code of the test vector before an amount is chosen. */
const withoutAmount = joinQrFields(
  (splitQrFields(vector) ?? [])
    .filter(({ id }) => id !== '54' && id !== '63')
    .map((field) => (field.id === '01' ? { id: '01', value: '11' } : field)),
);

const wallet = joinQrFields([
  { id: '00', value: '01' },
  { id: '01', value: '11' },
  { id: '38', value: 'x' },
  { id: '53', value: '704' },
  { id: '58', value: 'VN' },
]);

describe('PAY-3: a QR code with an amount', () => {
  it('matches the test vector of the design, made from the same code without an amount', () => {
    expect(withoutAmount).not.toContain('540550000');
    expect(qrWithAmount(withoutAmount, 50_000)).toBe(vector);
    expect(qrWithAmount(withoutAmount, 50_000n)).toBe(vector);
  });

  it('replaces an existing amount', () => {
    const changed = qrWithAmount(vector, 1_234_567);
    expect(fieldsOf(changed).get('54')).toBe('1234567');
    expect(changed?.match(/5407/g)).toHaveLength(1);
    expect(qrWithAmount(changed ?? '', 50_000)).toBe(vector);
  });

  it('keeps every other field, in the order of the ids, with a correct checksum', () => {
    const amounts = fc.bigInt({ min: 1n, max: 9_999_999_999_999n });
    fc.assert(
      fc.property(amounts, fc.constantFrom(withoutAmount, vector, wallet), (amount, code) => {
        const made = qrWithAmount(code, amount) ?? '';
        const [before, after] = [fieldsOf(code), fieldsOf(made)];
        expect(after.get('54')).toBe(amount.toString());
        expect(after.get('01')).toBe('12');
        expect(after.get('63')).toBe(crc16(made.slice(0, -4)));
        expect([...after.keys()]).toEqual([...after.keys()].sort());
        for (const [id, value] of before)
          if (!['01', '54', '63'].includes(id)) expect(after.get(id)).toBe(value);
      }),
      { numRuns: 300 },
    );
  });

  it('adds field 01 if the code has none', () => {
    const code = joinQrFields([
      { id: '00', value: '01' },
      { id: '53', value: '704' },
    ]);
    expect([...fieldsOf(qrWithAmount(code, 5))]).toMatchObject([
      ['00', '01'],
      ['01', '12'],
      ['53', '704'],
      ['54', '5'],
      ['63', expect.any(String)],
    ]);
  });

  it.each([
    ['an empty text', ''],
    ['a wallet’s own form', 'viettelpay|0981234567|CONG TY FSO|FSO KP DEMO'],
    ['an address', 'https://example.com/pay?id=1'],
    ['a code that was cut', vector.slice(0, -1)],
    ['a wrong checksum', `${vector.slice(0, -4)}0000`],
    ['a code with text behind it', `${vector}0101x`],
    ['another format', joinQrFields([{ id: '01', value: '11' }])],
    [
      'another currency',
      joinQrFields([
        { id: '00', value: '01' },
        { id: '53', value: '840' },
      ]),
    ],
    ['no currency', joinQrFields([{ id: '00', value: '01' }])],
    [
      'letters that are no ASCII',
      joinQrFields([
        { id: '00', value: '01' },
        { id: '53', value: '704' },
        { id: '59', value: 'Công ty' },
      ]),
    ],
    ['a length beyond the end', `${qrField('00', '01')}9999x`],
  ])('is not created from %s', (_, text) => {
    expect(qrWithAmount(text, 50_000)).toBeNull();
  });

  it.each([0, -1, 0.5, Number.NaN, Infinity, 2 ** 53, 10n ** 13n, -5n])(
    'is not created for %s đ',
    (amount) => {
      expect(qrWithAmount(vector, amount)).toBeNull();
    },
  );

  it('never throws, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const made = qrWithAmount(text, 1);
        expect(made === null || fieldsOf(made).get('54') === '1').toBe(true);
      }),
    );
  });
});
