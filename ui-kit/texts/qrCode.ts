export const qrCode = {
  title: 'Mã QR',
  badVersion: 'Phiên bản mã QR phải từ 1 đến 40.',
  tooLong: 'Dữ liệu quá dài, không thể tạo mã QR.',
};
