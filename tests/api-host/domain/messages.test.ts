import { securityCodePurposes } from '@portal/contract';
import { chooseAccount, readHotlineText } from '../../../api-host/domain/hotlineText';
import {
  phoneChangedMessage,
  securityCodeMessage,
  usernamesMessage,
} from '../../../api-host/domain/messages';
import { maskedEmail, maskedPhone, toE164 } from '../../../api-host/domain/phoneNumbers';

describe('REC-2: texts to the hotline', () => {
  it.each([
    ['MXT thanhnam', 'MXT', 'thanhnam'],
    ['ptv thanhnam', 'PTV', 'thanhnam'],
    ['  Mxt \u00a0 Thanh_Nam99 . ', 'MXT', 'thanh_nam99'],
    ['MXT thành nam', 'MXT', 'thanhnam'],
    ['MXTthanhnam', 'MXT', 'thanhnam'],
    ['PTV: {thanhnam}', 'PTV', 'thanhnam'],
    ['mxt đang', 'MXT', 'dang'],
    ['ＭＸＴ thanhnam', 'MXT', 'thanhnam'],
  ])('%j', (text, keyword, username) => {
    expect(readHotlineText(text)).toEqual({ keyword, username });
  });

  it.each(['', 'MXT', 'thanhnam', 'thanhnam MXT', 'XMXT thanhnam', 'xin chào'])('%j says nothing', (text) => {
    expect(readHotlineText(text)).toBeNull();
  });

  it('finds doubled letters that a Telex keyboard ate, unless that could be two accounts', () => {
    const [addison, adison] = [{ username: 'addison' }, { username: 'adison' }];
    expect(chooseAccount([addison], 'adison')).toBe(addison);
    expect(chooseAccount([addison, adison], 'adison')).toBe(adison);
    expect(chooseAccount([addison, { username: 'adisson' }], 'adison')).toBeUndefined();
    expect(chooseAccount([addison], 'nam')).toBeUndefined();
  });
});

describe('phone numbers', () => {
  it.each([
    ['0912345678', '+84912345678'],
    ['+84 912 345 678', '+84912345678'],
    ['84912345678', '+84912345678'],
    ['(091) 234-5678', '+84912345678'],
    ['0084912345678', '+84912345678'],
    ['+14155552671', '+14155552671'],
  ])('%s is %s', (written, e164) => expect(toE164(written)).toBe(e164));

  it.each([
    '',
    '12',
    '++84912345678',
    'gọi 0912345678',
    '0912345678;ext=5',
    '0912345678901234',
    '----------',
  ])('%j is none', (written) => expect(toE164(written)).toBeNull());

  it('hides most of a number and of an address', () => {
    expect(maskedPhone('+84912345678')).toBe('+84••••••678');
    expect(maskedEmail('thanhnam@example.com')).toBe('t•••@example.com');
  });
});

describe('messages', () => {
  it('escape what they are given', () => {
    const { html = '' } = usernamesMessage('a@example.com', ['<img src=x>'], 'https://x.vn/"><script>');
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('&lt;img src=x&gt;');
  });

  it.each(securityCodePurposes)('SEC-4: a code for %s says what it is for, and to keep it', (purpose) => {
    const email = securityCodeMessage({ channel: 'email', to: 'a@example.com' }, 'nam', purpose, '012345');
    expect(email).toMatchObject({ channel: 'email', code: '012345', to: 'a@example.com' });
    expect(email.text).toMatch(/012345[\s\S]*10 phút[\s\S]*Không đưa mã/);
    const sms = securityCodeMessage({ channel: 'sms', to: '+84912345678' }, 'nam', purpose, '012345');
    expect(sms.text).toContain(email.subject?.replace('FS Online: ', '').replace(/^./, 'M'));
    expect(sms.html).toBeUndefined();
  });

  it('a notice of a change goes to either channel without the new number', () => {
    const sms = phoneChangedMessage({ channel: 'sms', to: '+84912345678' }, 'nam', '+84••••••000');
    expect(sms.text).toContain('+84••••••000');
    const email = phoneChangedMessage({ channel: 'email', to: 'a@example.com' }, 'nam', '+84••••••000');
    expect(email.subject).toBe('FS Online: Số điện thoại đã được đổi');
  });
});
