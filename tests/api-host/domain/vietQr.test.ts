import { crc16, qrWithAmount, splitQrFields } from '@portal/contract';
import { vietQr } from '../../../api-host/domain/vietQr';

const techcombank = { bin: '970407', account: '19031234567890', content: 'FSO KP thanhnam' };

/** Parses a VietQR text into its fields, as a bank's app does. */
const fieldsOf = (text: string) => new Map((splitQrFields(text) ?? []).map(({ id, value }) => [id, value]));

describe('PAY-3: VietQR', () => {
  it('PAY-3: matches the test vector of the design', () => {
    expect(vietQr({ ...techcombank, amount: 50_000 })).toBe(
      '00020101021238580010A000000727012800069704070114190312345678900208QRIBFTTA53037045405500005802VN62190815FSO KP thanhnam63042F5B',
    );
  });

  it('PAY-3: is static without an amount, so that the payer types it', () => {
    const fields = fieldsOf(vietQr(techcombank));
    expect(fields.get('01')).toBe('11');
    expect(fields.has('54')).toBe(false);
    expect(fieldsOf(fields.get('62') ?? '').get('08')).toBe('FSO KP thanhnam');
    const merchant = fieldsOf(fields.get('38') ?? '');
    expect(merchant.get('00')).toBe('A000000727');
    expect(fieldsOf(merchant.get('01') ?? '')).toEqual(
      new Map([
        ['00', '970407'],
        ['01', '19031234567890'],
      ]),
    );
  });

  it.each([50_000, 1, 9_999_999_999_999])(
    'PAY-3: is the same code whether the portal or the host adds %d đ',
    (amount) => {
      expect(qrWithAmount(vietQr(techcombank), amount)).toBe(vietQr({ ...techcombank, amount }));
    },
  );

  it('PAY-3: has a CRC-16/CCITT-FALSE checksum', () => {
    expect(crc16('123456789')).toBe('29B1');
    expect(crc16('')).toBe('FFFF');
  });

  it.each([
    ['a BIN of 5 digits', { bin: '97040' }],
    ['an empty account', { account: '' }],
    ['an account of 20 digits', { account: '1'.repeat(20) }],
    ['a content of 26 characters', { content: 'A'.repeat(26) }],
    ['a content with diacritics', { content: 'FSO KP thành' }],
    ['an amount of 0', { amount: 0 }],
    ['a fraction of a đồng', { amount: 0.5 }],
  ])('PAY-3: refuses %s', (_, change) => {
    expect(() => vietQr({ ...techcombank, ...change })).toThrow(RangeError);
  });
});
