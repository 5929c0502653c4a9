import { defineTexts } from '../../i18n/defineTexts';

/** Texts of the check of the username, which loads after the form. */
export const usernameTexts = defineTexts({
  'register.usernameFree': 'Tên này chưa có ai dùng. Không đổi được về sau.',
  'register.usernameTaken': 'Tên đăng nhập này đã có người dùng.',
});
