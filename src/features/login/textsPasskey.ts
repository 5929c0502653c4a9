import { defineTexts } from '../../i18n/defineTexts';

export const passkeySignInTexts = defineTexts({
  'passkeySignIn.submit': 'Đăng nhập bằng passkey',
  'passkeySignIn.submitting': 'Đang đăng nhập...',
  'passkeySignIn.unable': 'Trình duyệt này chưa dùng được passkey. Hãy đăng nhập bằng mật khẩu.',
});
