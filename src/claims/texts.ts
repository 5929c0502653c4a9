import { defineTexts } from '../i18n/defineTexts';

export const claimLinkTexts = defineTexts({
  'claimLink.title': 'Đã chuyển mà chưa nhận được {unit}?',
});
