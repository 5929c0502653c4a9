export const formDialog = { submit: 'Lưu', busy: 'Đang lưu...', cancel: 'Hủy' };
