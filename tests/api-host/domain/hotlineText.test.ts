import { chooseAccount, readHotlineText } from '../../../api-host/domain/hotlineText';

describe('REC-2: messages to the hotline', () => {
  it.each([
    ['MXT thanhnam', 'MXT', 'thanhnam'],
    ['ptv thanhnam', 'PTV', 'thanhnam'],
    ['  Mxt \u00a0 Thanh_Nam99 . ', 'MXT', 'thanh_nam99'],
    ['MXT thành nam', 'MXT', 'thanhnam'],
    ['MXTthanhnam', 'MXT', 'thanhnam'],
    ['PTV: {thanhnam}', 'PTV', 'thanhnam'],
    ['mxt đang', 'MXT', 'dang'],
    ['ＭＸＴ thanhnam', 'MXT', 'thanhnam'],
  ])('%j is understood', (text, keyword, username) => {
    expect(readHotlineText(text)).toEqual({ keyword, username });
  });

  it.each(['', 'MXT', 'thanhnam', 'thanhnam MXT', 'XMXT thanhnam', 'xin chào'])('%j is ignored', (text) => {
    expect(readHotlineText(text)).toBeNull();
  });

  it('match an account whose doubled letter a Telex keyboard dropped, unless two accounts could match', () => {
    const [addison, adison] = [{ username: 'addison' }, { username: 'adison' }];
    expect(chooseAccount([addison], 'adison')).toBe(addison);
    expect(chooseAccount([addison, adison], 'adison')).toBe(adison);
    expect(chooseAccount([addison, { username: 'adisson' }], 'adison')).toBeUndefined();
    expect(chooseAccount([addison], 'nam')).toBeUndefined();
  });
});
