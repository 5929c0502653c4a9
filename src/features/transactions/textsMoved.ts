import { defineTexts } from '../../i18n/defineTexts';

export const movedBalancesTexts = defineTexts({
  'movedBalances.movedFrom': 'Từ máy chủ {from}',
  'movedBalances.coins': '{coins} {coinName}',
  'movedBalances.coinsWaiting': '{coins} {coinName} chờ chuyển đổi',
  'movedBalances.points': '{points} điểm tích lũy nạp thẻ tháng 11',
});
