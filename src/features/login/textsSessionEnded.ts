import { defineTexts } from '../../i18n/defineTexts';

export const sessionEndedTexts = defineTexts({
  'sessionEnded.notice': 'Phiên đăng nhập của bạn đã kết thúc. Hãy đăng nhập lại để tiếp tục.',
});
