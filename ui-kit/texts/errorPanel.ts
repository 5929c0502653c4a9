export const errorPanel = { retry: 'Thử lại' };
