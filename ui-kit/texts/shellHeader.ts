export const shellHeader = { open: 'Mở trình đơn', close: 'Đóng trình đơn', links: 'Liên kết nhanh' };
