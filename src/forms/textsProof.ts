import { defineTexts } from '../i18n/defineTexts';

export const proofTexts = defineTexts({
  'proof.sms': 'Để bảo vệ tài khoản, chúng tôi cần một mã bảo mật gửi đến số điện thoại của bạn.',
  'proof.email': 'Để bảo vệ tài khoản, chúng tôi cần một mã bảo mật gửi đến email đã xác minh của bạn.',
  'proof.password': 'Để bảo vệ tài khoản, hãy nhập mật khẩu bạn đang dùng.',
  'proof.totp': 'Để bảo vệ tài khoản, hãy nhập mã sáu chữ số trong ứng dụng xác thực của bạn.',
  'proof.totpCode': 'Mã trong ứng dụng xác thực',
  'proof.insteadBySms': 'Nhận mã qua SMS thay thế',
  'proof.insteadByEmail': 'Nhận mã qua email thay thế',
  'proof.passkey': 'Hãy xác nhận bằng passkey của bạn.',
  'proof.byPasskey': 'Xác nhận bằng passkey',
  'proof.passkeyUnable': 'Chưa dùng được passkey, xin thử lại.',
  'proof.currentPassword': 'Mật khẩu hiện tại',
});
