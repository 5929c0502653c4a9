export const toast = { close: 'Đóng thông báo' };
