import { defineTexts } from '../../i18n/defineTexts';

export const rechargeOperationTexts = defineTexts({
  'recharge.failedLater': 'Giao dịch thất bại, {unit} đã được hoàn lại.',
  'recharge.noChunk': 'Không tải được phần thanh toán. Hãy kiểm tra mạng rồi thử lại.',
});
