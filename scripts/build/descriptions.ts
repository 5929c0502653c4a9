/** What a link to the portal says below its title, in Zalo, Facebook and search engines (PLAY-11). */
const general = 'Cổng tài khoản và nạp thẻ FS Online';

const byAddress: Readonly<Record<string, string>> = {
  '/login': 'Đăng nhập để nạp KP, nạp game và xem lịch sử giao dịch FS Online.',
  '/register': 'Tạo tài khoản FS Online miễn phí: nạp KP, nạp game và nhận gift code.',
  '/recovery': 'Lấy lại tên đăng nhập hoặc mật khẩu FS Online qua SMS hoặc email.',
  '/recovery/forgot-password-by-phone':
    'Đặt lại mật khẩu FS Online bằng một tin nhắn từ số điện thoại của bạn.',
  '/recovery/forgot-password': 'Đặt lại mật khẩu FS Online bằng liên kết gửi đến email của bạn.',
  '/recovery/forgot-username': 'Nhận lại tên đăng nhập FS Online qua email của bạn.',
  '/support': 'Tổng đài, giờ hỗ trợ và câu hỏi thường gặp về nạp thẻ, nạp game FS Online.',
};

/** The description of the page at `address`; a page without one of its own has the portal's. */
export const descriptionOf = (address: string): string => byAddress[address] ?? general;

/** The addresses that have a description of their own. */
export const describedAddresses = Object.keys(byAddress);
