import {
  formatCursor,
  moneyEventsSince,
  parseCursor,
  type TransactionStatus,
} from '../../../api-host/events/moneyEventCursor';

const row = (id: number, status = 'success', type = 'credit.pay'): TransactionStatus => ({
  id,
  type,
  status,
});
const told = (cursor: string, rows: TransactionStatus[]) => {
  const { events, after } = moneyEventsSince(parseCursor(cursor) ?? { newest: 0, pending: [] }, rows);
  return [events.map(({ transactionId, status }) => `${transactionId} ${status}`), formatCursor(after)];
};

describe('the cursor of a money event stream (PAY-9)', () => {
  it.each<[string, string, TransactionStatus[], string[], string]>([
    ['nothing new', '7', [row(7), row(6)], [], '7'],
    ['a new one', '7', [row(9), row(7)], ['9 success'], '9'],
    ['several, oldest first', '7', [row(9), row(8), row(7)], ['8 success', '9 success'], '9'],
    ['one that is pending', '7', [row(8, 'pending')], ['8 pending'], '8.8'],
    ['still pending', '8.8', [row(8, 'pending')], [], '8.8'],
    ['ended', '8.8', [row(8, 'failed')], ['8 failed'], '8'],
    [
      'ended, and its refund',
      '8.5.8',
      [row(9), row(8, 'failed'), row(5, 'pending')],
      ['8 failed', '9 success'],
      '9.5',
    ],
    ['sent as pending, ended since', '12.3', [row(12), row(3)], ['3 success'], '12'],
  ])('%s', (_, cursor, rows, events, after) => {
    expect(told(cursor, rows)).toEqual([events, after]);
    expect(told(after, rows)).toEqual([[], after]);
  });

  it.each(['', 'x', '1.', '.1', '-1', '1e3', '99999999999999999', `1${'.1'.repeat(51)}`, '1,2', null, 5])(
    '%j is refused as a cursor',
    (text) => expect(parseCursor(text)).toBeNull(),
  );

  it('follows at most 50 pending transactions', () => {
    const rows = Array.from({ length: 60 }, (_, at) => row(at + 1, 'pending'));
    const { after } = moneyEventsSince({ newest: 0, pending: [] }, rows);
    expect(after.pending).toHaveLength(50);
    expect(parseCursor(formatCursor(after))).toEqual(after);
  });
});
