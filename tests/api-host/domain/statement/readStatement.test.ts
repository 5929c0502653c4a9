import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readStatement, type ColumnNames } from '../../../../api-host/domain/statement/readStatement';

const read = (text: string, names: ColumnNames = {}) => readStatement(Buffer.from(text), names);
const short = (text: string, names: ColumnNames = {}) =>
  read(text, names).map(({ line, reference, amount }) => [line, reference, amount]);

it('OPS-6: reads a statement with lines above the headings, a footer and outgoing transfers', () => {
  const file = readFileSync(path.resolve(__dirname, '../../../../docs/examples/statement.csv'));
  expect(readStatement(file, {})).toEqual([
    {
      line: 4,
      reference: 'FT26309000001',
      amount: 200_000,
      content: 'FSO KP demo',
      at: new Date('2026-11-04T17:00:00Z'),
    },
    {
      line: 5,
      reference: 'FT26310000002',
      amount: 1_500_000,
      content: 'nap game; cam on',
      at: new Date('2026-11-06T02:15:00Z'),
    },
    {
      line: 7,
      reference: 'FT26312000004',
      amount: 50_000,
      content: 'FSO KP closed',
      at: new Date('2026-11-07T17:00:00Z'),
    },
  ]);
});

it('accepts a byte order mark, CRLF, tabs, quotes and line breaks in cells', () => {
  expect(short('\ufeffReference,Credit,Description\r\nA1,"1,000,000","x ""y"""\r\n')).toEqual([
    [2, 'A1', 1_000_000],
  ]);
  expect(short('Mã giao dịch\tSố tiền\tNội dung\nA1\t1.000\ta\n\nA2\t-5.000\tb\n')).toEqual([
    [2, 'A1', 1_000],
  ]);
  expect(short('ref,amount\nA1,1.000\n,1.000\n')).toEqual([[2, 'A1', 1_000]]);
  expect(short('ref,amount,content\nA1,5000,"two\nlines"\nA2,6000,x\n')).toEqual([
    [3, 'A1', 5_000],
    [4, 'A2', 6_000],
  ]);
});

it('finds the given headings, whatever their case and diacritics', () => {
  const text = 'Số tiền,Thực nhận,Mã\n1.000,900,A1\n';
  expect(short(text, { amount: 'thuc NHAN', reference: 'Mã' })).toEqual([[2, 'A1', 900]]);
  expect(() => read(text, { amount: 'Ghi có' })).toThrow('The file has no header line');
});

it.each([
  ['a,b\n1,2\n', 'no header line'],
  ['', 'no header line'],
  ['ref,amount\nA1,1,5\n'.replace('1,5', '"1,5"'), 'Line 2: "1,5" is not a valid amount'],
  ['ref,amount,date\nA1,5000,31/02/2026\n', 'Line 2: "31/02/2026" is not a valid date'],
])('%j is refused', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

it('refuses another encoding', () => {
  expect(() => readStatement(Buffer.from('ref,amount,nội dung', 'utf16le'), {})).toThrow();
  expect(() => readStatement(Buffer.from([0x72, 0xe9, 0x66]), {})).toThrow('not UTF-8');
});
