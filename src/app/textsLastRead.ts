import { defineTexts } from '../i18n/defineTexts';

/** PLAY-11: the texts of LastRead, which says how old the shown data are. */
export const lastReadTexts = defineTexts({
  'lastRead.offline': 'Bạn đang ngoại tuyến',
  'lastRead.unreachable': 'Chưa tải được dữ liệu mới',
  'lastRead.getMe': 'Số dư và thông tin cập nhật lúc {time} ngày {date}.',
  'lastRead.getHistory': 'Lịch sử giao dịch cập nhật lúc {time} ngày {date}.',
  'lastRead.retry': 'Cập nhật',
  'lastRead.retrying': 'Đang tải...',
});
