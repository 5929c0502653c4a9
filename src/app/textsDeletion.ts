import { defineTexts } from '../i18n/defineTexts';

export const pendingDeletionTexts = defineTexts({
  'deletion.pending': 'Tài khoản sẽ bị xóa vào ngày {date}',
  'deletion.pendingText':
    'Bạn vẫn dùng được số {unit} đang có đến ngày đó. Đừng nạp thêm: {unit} còn lại sẽ mất cùng tài khoản.',
  'deletion.keep': 'Giữ lại tài khoản',
  'deletion.keeping': 'Đang giữ lại...',
});
