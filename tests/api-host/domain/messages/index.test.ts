import { securityCodePurposes } from '@portal/contract';
import {
  credentialChangedMessage,
  securityCodeMessage,
  usernamesMessage,
} from '../../../../api-host/domain/messages';

describe('messages', () => {
  it('escape inserted values', () => {
    const { html = '' } = usernamesMessage('a@example.com', ['<img src=x>'], 'https://x.vn/"><script>');
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('&lt;img src=x&gt;');
  });

  it.each(securityCodePurposes)(
    'SEC-4: a code for %s says what it is for, and asks to keep it secret',
    (purpose) => {
      const email = securityCodeMessage({ channel: 'email', to: 'a@example.com' }, 'nam', purpose, '012345');
      expect(email).toMatchObject({ channel: 'email', code: '012345', to: 'a@example.com' });
      expect(email.text).toMatch(/012345[\s\S]*10 phút[\s\S]*Không đưa mã/);
      const sms = securityCodeMessage({ channel: 'sms', to: '+84912345678' }, 'nam', purpose, '012345');
      expect(sms.text).toContain(email.subject?.replace('FS Online: ', '').replace(/^./, 'M'));
      expect(sms.html).toBeUndefined();
    },
  );

  it('a notice of a change reaches either channel without the full new number', () => {
    const change = { kind: 'phone-changed', shown: '+84••••••000' } as const;
    const sms = credentialChangedMessage({ channel: 'sms', to: '+84912345678' }, 'nam', change);
    expect(sms.text).toContain('+84••••••000');
    const email = credentialChangedMessage({ channel: 'email', to: 'a@example.com' }, 'nam', change);
    expect(email.subject).toBe('FS Online: Số điện thoại đã được đổi');
  });
});
