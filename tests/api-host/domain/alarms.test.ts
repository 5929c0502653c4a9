import { readFileSync } from 'node:fs';
import path from 'node:path';
import { alarmKinds, alarmText, factsOf, type AlarmKind } from '../../../api-host/domain/alarms';
import { tableIn } from '../../support/documentTable';

const document = readFileSync(path.resolve(__dirname, '../../../docs/operating.md'), 'utf8');

it('OPS-5: docs/operating.md lists every kind of alarm, and which of them close automatically', () => {
  const rows = tableIn(document, 'alarms');
  expect(rows.map(([kind = '']) => kind.replaceAll('`', ''))).toEqual(Object.keys(alarmKinds));
  for (const [kind = '', , closes = ''] of rows)
    expect([kind, closes.includes('alarms close')]).toEqual([
      kind,
      alarmText(kind.replaceAll('`', '') as AlarmKind).closesItself !== true,
    ]);
});

it('takes only the numbers that an operator needs from the detail', () => {
  const detail = {
    subject: 'momo/7',
    amount: 5,
    content: 'me nap',
    reason: '550 <a@b.vn>',
    count: 'x',
    seconds: -400,
  };
  expect(factsOf(detail)).toEqual({ amount: 5, seconds: -400 });
});

it('has a text for a kind of another version', () => {
  expect(alarmText('toString').todo).toBe('alarms list');
});
