import type { Transaction } from '@portal/contract';
import { historyFileHead, historyFileLine } from '../../../api-host/domain/historyFile';
import { transactionTexts } from '../../../src/features/transactions/texts';
import { inBrand } from '../../../src/i18n/i18n';
import { migrationFixture, payFixture, refundFixture, topUpFixture } from '../../fixtures/transactions';

const head = historyFileHead('KP');
const lineOf = (transaction: Transaction, unit = 'KP') => historyFileLine(transaction, unit);

/** The cells of a line, keyed by column heading. */
function read(line: string): Record<string, string> {
  const cells = (text: string) =>
    text
      .replace('\uFEFF', '')
      .trimEnd()
      .match(/"(?:[^"]|"")*"|[^,"]+|(?<=,|^)(?=,|$)/g) ?? [];
  const values = cells(line);
  return Object.fromEntries(cells(head).map((heading, index) => [heading.slice(1, -1), values[index] ?? '']));
}

it('PLAY-7: starts with a byte order mark and headings that name the units', () => {
  expect(head.startsWith('\uFEFF"Mã giao dịch","Thời gian (giờ Việt Nam)",')).toBe(true);
  expect(head).toContain('"Thay đổi số dư (KP)"');
  expect(head).toContain('"Số tiền nạp (VND)"');
});

it('PLAY-7: writes a top-up, a purchase, its refund, and a migration', () => {
  expect(read(lineOf(topUpFixture()))).toEqual({
    'Mã giao dịch': '"101"',
    'Thời gian (giờ Việt Nam)': '"2026-11-21 09:30:00"',
    'Loại giao dịch': '"Nạp thẻ qua ngân hàng"',
    'Trạng thái': '"Thành công"',
    'Thay đổi số dư (KP)': '10500',
    'Trong đó thưởng (KP)': '500',
    'Số tiền nạp (VND)': '100000',
    Nguồn: '"techcombank"',
    'Đã mua hoặc đã chuyển': '',
    'Máy chủ': '',
    'Chuyển từ máy chủ': '',
    'Giao dịch liên quan': '',
  });
  expect(read(lineOf(payFixture()))).toMatchObject({
    'Thay đổi số dư (KP)': '-20000',
    'Đã mua hoặc đã chuyển': '"2000 Xu"',
  });
  expect(read(lineOf(refundFixture()))).toMatchObject({
    'Thay đổi số dư (KP)': '20000',
    'Giao dịch liên quan': '"201"',
  });
  expect(read(lineOf(migrationFixture()))).toMatchObject({
    'Loại giao dịch': '"Chuyển máy chủ"',
    'Thay đổi số dư (KP)': '',
    'Đã mua hoặc đã chuyển': '"1234 Xu; chờ chuyển đổi 567 Xu; điểm tích lũy 12"',
    'Máy chủ': '"S1 Thiên Long"',
    'Chuyển từ máy chủ': '"S3 Cổ Mộ"',
  });
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '＝1', '\r\n=1'])(
  'PLAY-7: %j in a text is not read as a formula',
  (source) => {
    const line = lineOf(topUpFixture({ payload: { source: `${source}"x` } }));
    expect(line).toContain(`,"'${source}""x",`);
  },
);

it('PLAY-7: names types and statuses as the portal does, and keeps unknown types unchanged', () => {
  const texts: Readonly<Record<string, string>> = transactionTexts;
  const types = ['credit.pay', 'credit.recall', 'topup.card', 'account.migration'];
  for (const type of types)
    expect(read(lineOf(payFixture({ type })))['Loại giao dịch']).toBe(
      `"${inBrand(texts[`transactions.${type}`] ?? '')}"`,
    );
  for (const status of ['pending', 'success', 'failed'])
    expect(read(lineOf(payFixture({ status })))['Trạng thái']).toBe(
      `"${inBrand(texts[`transactions.${status}`] ?? '')}"`,
    );
  expect(read(lineOf(payFixture({ type: 'constructor', updatedAt: null })))).toMatchObject({
    'Loại giao dịch': '"constructor"',
    'Thời gian (giờ Việt Nam)': '',
  });
});

it('PLAY-7: names the unit of the brand in headings and types', () => {
  expect(historyFileHead('Ngọc')).toContain('"Thay đổi số dư (Ngọc)"');
  expect(historyFileHead('Ngọc')).not.toContain('KP');
  expect(lineOf(refundFixture(), 'Ngọc')).toContain('"Hoàn Ngọc"');
});
