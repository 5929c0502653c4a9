export const passwordField = { show: 'Hiện mật khẩu', hide: 'Ẩn mật khẩu' };
