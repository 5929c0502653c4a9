export const confirmDialog = { confirm: 'Xác nhận', cancel: 'Hủy' };
