/** What a form says about a step-up code; the first is requirements §5's. */
export const CODE_MISSING = 'Mã bảo mật không được bỏ trống';
export const CODE_WRONG = 'Mã bảo mật không đúng hoặc đã hết hiệu lực';
