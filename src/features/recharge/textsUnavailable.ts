import { defineTexts } from '../../i18n/defineTexts';

/** GAME-7; apart from the page's other texts, since the session's guard shows it as well. */
export const rechargeUnavailableTexts = defineTexts({
  'recharge.unavailable': 'Kết nối đến máy chủ bị gián đoạn, xin thử lại sau',
});
