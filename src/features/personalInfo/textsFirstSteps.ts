import { defineTexts } from '../../i18n/defineTexts';

export const firstStepsTexts = defineTexts({
  'firstSteps.title': 'Bắt đầu với {game}',
  'firstSteps.done': 'Đã xong {done}/{count} việc',
  'firstSteps.close': 'Đóng phần Bắt đầu',
  'firstSteps.isDone': 'Đã xong',
  'firstSteps.isNext': 'Tiếp theo',
  'firstSteps.isOpen': 'Chưa làm',
  'firstSteps.download': 'Tải game',
  'firstSteps.downloadText': 'Cho điện thoại và máy tính',
  'firstSteps.phone': 'Xác minh số điện thoại',
  'firstSteps.phoneText': 'Nhắn tin theo hướng dẫn bên dưới',
  'firstSteps.phoneMissing': 'Thêm số điện thoại của bạn',
  'firstSteps.giftCode': 'Nhận gift code',
  'firstSteps.giftCodeText': 'Quà cho nhân vật của bạn',
  'firstSteps.topUp': 'Nạp thẻ lần đầu',
  'firstSteps.topUpText': 'Từ ngân hàng hoặc ví điện tử',
});
