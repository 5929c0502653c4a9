import { playerCode } from '../../../api-host/domain/playerCode';
import { isReservedName } from '../../../api-host/domain/reservedNames';

describe('decision 0145: a name that could stand in another player’s transfer is reserved', () => {
  it.each([
    // The code of player 156, ID0000015618, as people mistype it.
    ['id0000015618', 'the code itself'],
    ['id_00000_15618', 'with underscores, which banks drop'],
    ['ido000015618', 'O for 0'],
    ['idooooo15618', 'O for every 0'],
    ['1d0000015618', '1 for I'],
    ['ld0000015618', 'L for I'],
    ['id00000is6i8', 'letters for 1 and 5'],
    ['id000001561b', 'B for 8'],
    ['id00015618', 'two zeros short'],
    ['id00000156', 'without its last two digits'],
    ['0000015618', 'without ID'],
    ['d0000015618', 'without I'],
    ['i0000015618', 'without D'],
    ['di0000015618', 'I and D swapped'],
    ['id0000015618ct', 'followed by a word of the bank'],
    [playerCode(1_234_567).toLowerCase().replace('0', 'o'), 'O for 0 in the code of a later player'],
  ])('PAY-3: %s: %s', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each([
    'naptien',
    'nap_tien_game',
    'chuyentien',
    'chuyenkhoanden',
    'ctden',
    'magiaodich',
    'trace',
    'trace12',
  ])('PAY-3: %s: words of banks and payers', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each([
    ...[
      'demo',
      'thanhnam',
      '1234',
      'kpop',
      'fsofan',
      'idol',
      'idol2010',
      'idols2010',
      'id_2010',
      'ida123456',
      'tracey',
      'ctmobile',
    ],
    // Telephone numbers and birthdays are common names.
    ...['0901234567', '0987654321', '84901234567', '10021999', '001122', '20001122', 'boss8888', 'loobiz'],
  ])('%s can be registered', (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});
