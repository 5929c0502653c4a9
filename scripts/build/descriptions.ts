import type { PageBrand } from '../../api-host/brand/pageBrand';

/** The description of a link to the portal in Zalo, Facebook and search engines (PLAY-11). */
const general = 'Cổng tài khoản và nạp thẻ {game}';

const byAddress: Readonly<Record<string, string>> = {
  '/login': 'Đăng nhập để nạp {unit}, nạp game và xem lịch sử giao dịch {game}.',
  '/register': 'Tạo tài khoản {game} miễn phí: nạp {unit}, nạp game và nhận gift code.',
  '/recovery': 'Lấy lại tên đăng nhập hoặc mật khẩu {game} qua SMS hoặc email.',
  '/recovery/forgot-password-by-phone': 'Đặt lại mật khẩu {game} bằng một tin nhắn từ số điện thoại của bạn.',
  '/recovery/forgot-password': 'Đặt lại mật khẩu {game} bằng liên kết gửi đến email của bạn.',
  '/recovery/forgot-username': 'Nhận lại tên đăng nhập {game} qua email của bạn.',
  '/support': 'Tổng đài, giờ hỗ trợ và câu hỏi thường gặp về nạp thẻ, nạp game {game}.',
};

/** The description of the page at `address` under a brand. A page without its own has the brand's description, or else the general one. */
export function descriptionOf(address: string, { brand, description }: PageBrand): string {
  const text = byAddress[address] ?? description ?? general;
  return text.replaceAll('{game}', () => brand.name).replaceAll('{unit}', () => brand.unit);
}
