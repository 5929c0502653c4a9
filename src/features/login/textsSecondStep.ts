import { defineTexts } from '../../i18n/defineTexts';

export const secondStepTexts = defineTexts({
  'secondStep.title': 'Xác thực hai lớp',
  'secondStep.approve': 'Xác nhận đăng nhập',
  'secondStep.approveBySms':
    'Trình duyệt này chưa được ghi nhớ. Hãy nhập mã trong tin nhắn SMS vừa gửi đến số điện thoại của bạn. Để nhận mã khác, hãy quay lại và đăng nhập lần nữa sau một phút.',
  'secondStep.approveByEmail':
    'Trình duyệt này chưa được ghi nhớ. Hãy nhập mã trong email vừa gửi đến địa chỉ của bạn. Để nhận mã khác, hãy quay lại và đăng nhập lần nữa sau một phút.',
  'secondStep.byApp': 'Nhập mã sáu chữ số trong ứng dụng xác thực của bạn.',
  'secondStep.code': 'Mã trong ứng dụng xác thực',
  'secondStep.byRecoveryCode': 'Nhập một trong các mã khôi phục bạn đã lưu. Mỗi mã chỉ dùng được một lần.',
  'secondStep.recoveryCode': 'Mã khôi phục',
  'secondStep.lost':
    'Nếu không còn ứng dụng xác thực lẫn mã khôi phục, bạn có thể gỡ bảo mật hai lớp bằng số điện thoại đã xác minh. Để bảo vệ tài khoản, bạn phải chờ {hours} giờ, và chúng tôi báo cho mọi số điện thoại và email của bạn.',
  'secondStep.sms':
    'Nhập mã vừa gửi đến số điện thoại đã xác minh của bạn để gỡ bảo mật hai lớp và đăng nhập.',
  'secondStep.smsCode': 'Mã bảo mật',
  'secondStep.submit': 'Xác nhận',
  'secondStep.request': 'Gửi yêu cầu',
  'secondStep.submitting': 'Đang kiểm tra...',
  'secondStep.useRecoveryCode': 'Dùng mã khôi phục',
  'secondStep.useApp': 'Dùng ứng dụng xác thực',
  'secondStep.lostBoth': 'Tôi không còn cả hai',
  'secondStep.sendAgain': 'Gửi lại mã',
  'secondStep.back': 'Quay lại',
});
