import { defineTexts } from '../i18n/defineTexts';

export const claimLinkTexts = defineTexts({
  'claims.title': 'Đã chuyển mà chưa nhận được KP?',
});
