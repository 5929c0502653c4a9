import { defineTexts } from '../../i18n/defineTexts';

export const firstStepsTexts = defineTexts({
  'firstSteps.title': 'Bắt đầu với FS Online',
  'firstSteps.done': 'Đã xong {done}/{count} việc',
  'firstSteps.close': 'Đóng phần Bắt đầu',
  'firstSteps.isDone': 'Đã xong',
  'firstSteps.isOpen': 'Chưa làm',
  'firstSteps.download': 'Tải game',
  'firstSteps.downloadText': 'Cho điện thoại và máy tính',
  'firstSteps.phone': 'Xác minh số điện thoại',
  'firstSteps.phoneText': 'Bằng một tin nhắn, theo hướng dẫn trên trang này',
  'firstSteps.giftCode': 'Nhận gift code',
  'firstSteps.giftCodeText': 'Quà cho nhân vật của bạn',
  'firstSteps.topUp': 'Nạp thẻ lần đầu',
  'firstSteps.topUpText': 'Chuyển khoản từ ngân hàng hoặc ví, nhận KP sau ít phút',
});
