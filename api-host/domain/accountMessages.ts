/** Field errors of account forms. CODE_MISSING is worded by requirements §5. */
export const CODE_MISSING = 'Mã bảo mật không được bỏ trống';
export const CODE_WRONG = 'Mã bảo mật không đúng hoặc đã hết hiệu lực';
export const USERNAME_TAKEN = 'Tên đăng nhập này đã có người dùng.';
export const PHONE_TAKEN = 'Số điện thoại này đã được xác minh cho một tài khoản khác.';
export const PHONE_UNCHANGED = 'Đây đang là số điện thoại của bạn.';
