import { defineTexts } from '../i18n/defineTexts';

/** Not with the texts of the API, which every page loads. */
export const passwordUnsureTexts = defineTexts({
  'passwordUnsure.text': 'Có thể mật khẩu đã được đổi. Hãy thử đăng nhập bằng mật khẩu mới.',
});
