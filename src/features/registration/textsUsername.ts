import { defineTexts } from '../../i18n/defineTexts';

/** Texts of what loads with the submit: the check of the username, and the outcome. */
export const usernameTexts = defineTexts({
  'register.usernameFree': 'Tên này chưa có ai dùng. Không đổi được về sau.',
  'register.usernameTaken': 'Tên đăng nhập này đã có người dùng.',
  'register.noSession': 'Tài khoản đã được tạo. Hãy đăng nhập để tiếp tục.',
});
