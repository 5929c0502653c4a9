import { defineTexts } from '../../i18n/defineTexts';

export const supportTexts = defineTexts({
  'support.title': 'Hỗ trợ',
  'support.soon': 'Trung tâm hỗ trợ đang được phát triển.',
  'support.meanwhile': 'Trong lúc này, hãy liên hệ với chúng tôi qua trang cộng đồng.',
  'support.social': 'Đến trang cộng đồng',
  'support.search': 'Bạn cần giúp gì?',
  'support.questions': 'Câu hỏi thường gặp',
  'support.nothing': 'Không có câu trả lời nào cho “{typed}”. Hãy thử từ khác, hoặc liên hệ với chúng tôi.',
  'support.found': 'Có {count} câu trả lời.',
  'support.contacts': 'Liên hệ',
  'support.phone': 'Điện thoại',
  'support.email': 'Email',
  'support.hours': 'Giờ làm việc',
  'support.about': 'Giao dịch bạn cần hỏi',
  'support.transaction': 'Mã giao dịch',
  'support.account': 'Tài khoản',
  'support.time': 'Thời gian',
  'support.copy': 'Sao chép để gửi hỗ trợ',
  'support.copied': 'Đã sao chép',
  'support.q.notCredited': 'Tôi đã chuyển tiền mà chưa nhận được {unit}?',
  'support.a.notCredited':
    'Thường {unit} vào sau dưới một phút. Nếu lâu hơn, hãy đăng nhập rồi mở mục “Đã chuyển mà chưa nhận được {unit}?” trong trang Lịch sử giao dịch, cho biết số tiền, thời gian và mã giao dịch của ngân hàng.',
  'support.q.wrongContent': 'Tôi ghi sai nội dung chuyển khoản thì sao?',
  'support.a.wrongContent':
    'Tiền của bạn không mất: khoản chuyển được giữ lại chờ đối chiếu. Hãy báo cho chúng tôi như trên, kèm mã giao dịch của ngân hàng.',
  'support.q.howLong': 'Bao lâu thì {unit} vào tài khoản?',
  'support.a.howLong':
    'Chuyển khoản và ví điện tử được xử lý tự động, thường dưới một phút. Một số ngân hàng báo chậm hơn vào ban đêm và ngày nghỉ.',
  'support.q.coinsMissing': 'Tôi đã nạp game mà chưa thấy Xu?',
  'support.a.coinsMissing':
    'Hãy thoát nhân vật rồi vào lại. Nếu giao dịch còn “Đang xử lý”, máy chủ game chưa trả lời: Xu sẽ tới, hoặc {unit} được hoàn lại, mà bạn không cần làm gì.',
  'support.q.refund': 'Khi nào tôi được hoàn {unit}?',
  'support.a.refund':
    'Khi máy chủ game từ chối một lần nạp, toàn bộ {unit} của lần đó tự về tài khoản, và hiện thành một dòng “Hoàn {unit}” trong lịch sử.',
  'support.q.debt': 'Vì sao tài khoản của tôi còn nợ {unit}?',
  'support.a.debt':
    '{unit} đã quy đổi nhiều hơn số tiền thực nhận trở thành khoản nợ. Khoản nợ được trừ tự động vào lần nạp tiếp theo.',
  'support.q.password': 'Tôi quên mật khẩu hoặc tên đăng nhập?',
  'support.a.password':
    'Ở trang đăng nhập, chọn “Quên mật khẩu”: lấy lại bằng số điện thoại đã đăng ký, hoặc bằng email.',
  'support.q.phone': 'Tôi mất số điện thoại đã đăng ký?',
  'support.a.phone':
    'Hãy liên hệ với chúng tôi. Bộ phận hỗ trợ kiểm tra bạn là chủ tài khoản rồi mới đổi số.',
  'support.q.stolen': 'Tài khoản của tôi bị người khác đăng nhập?',
  'support.a.stolen':
    'Đổi mật khẩu ngay: mọi thiết bị khác sẽ bị đăng xuất. Sau đó bật bảo mật hai lớp ở mục Đăng nhập và bảo mật. Không vào được thì hãy gọi cho chúng tôi để khóa tài khoản.',
  'support.q.giftCode': 'Gift code dùng ở đâu?',
  'support.a.giftCode':
    'Mở mục Gift code sau khi đăng nhập: ở đó có mã của bạn, nơi dùng và hạn dùng của từng mã.',
});
