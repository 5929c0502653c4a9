import { defineTexts } from '../../i18n/defineTexts';

/** Texts of the outcome, which loads with the submit. */
export const registrationOutcomeTexts = defineTexts({
  'register.noSession': 'Tài khoản đã được tạo. Hãy đăng nhập để tiếp tục.',
});
