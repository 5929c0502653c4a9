export const dialog = { close: 'Đóng' };
