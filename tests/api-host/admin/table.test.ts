import { cell, columns, table } from '../../../api-host/admin/table';

describe('printed tables', () => {
  it('align their columns, numbers to the right', () => {
    expect(
      table(
        [
          { name: 'Thành', kp: 5 },
          { name: 'a', kp: 12_345 },
        ],
        { NAME: ({ name }) => name, KP: ({ kp }) => kp },
        'None.',
      ),
    ).toEqual(['NAME      KP', 'Thành      5', 'a      12345']);
    expect(table([], {}, 'None.')).toEqual(['None.']);
    expect(columns([['Tha\u0300nh'.normalize('NFC'), 'x']])).toEqual(['Thành  x']);
  });

  it('escape control characters that a payer wrote into a transfer', () => {
    expect(cell('FSO\u001b[2J\u0007KP\u202edemo\r\n\u2028')).toBe(
      'FSO\\u{1b}[2J\\u{7}KP\\u{202e}demo\\u{d}\\u{a}\\u{2028}',
    );
  });
});
