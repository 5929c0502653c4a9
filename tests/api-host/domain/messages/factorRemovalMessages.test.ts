import { factorRemovalMessage } from '../../../../api-host/domain/messages';

const link = 'https://x.vn/keep-second-factor/token';
const dueAt = new Date('2026-12-06T02:05:00Z');
const stop = `Nếu không phải bạn, hãy mở đường dẫn sau để hủy, rồi đổi mật khẩu:`;

it.each([
  [
    'a player',
    false,
    'Có người biết mật khẩu của nam yêu cầu gỡ bảo mật hai lớp; từ 09:05 ngày 06/12/2026 có thể gỡ bằng mã gửi đến số điện thoại của bạn.',
  ],
  [
    'support',
    true,
    'Hỗ trợ đã nhận yêu cầu gỡ bảo mật hai lớp của nam; từ 09:05 ngày 06/12/2026 chỉ cần mật khẩu là gỡ được.',
  ],
])('SAFE-5: the notice of a removal started by %s says what it needs', (_, bySupport, what) => {
  const told = { dueAt, bySupport, link };
  const sms = factorRemovalMessage({ channel: 'sms', to: '+84912345678' }, 'nam', told);
  expect(sms.text).toBe(`FS Online: ${what} ${stop} ${link}`);
  const email = factorRemovalMessage({ channel: 'email', to: 'a@example.com' }, 'nam', told);
  expect(email.text).toBe(['Chào nam,', what, stop, link, 'FS Online'].join('\n\n'));
  expect(email.subject).toBe('FS Online: Yêu cầu gỡ bảo mật hai lớp');
  expect([sms.links, email.links]).toEqual([[link], [link]]);
});
