import { defineTexts } from '../i18n/defineTexts';

export const formTexts = defineTexts({
  'strength.meter': 'Độ mạnh mật khẩu',
  'strength.met': 'đạt',
  'strength.missing': 'còn thiếu',
  'strength.length': 'Tối thiểu {limit} ký tự',
  'strength.weak': 'Yếu',
  'strength.medium': 'Trung bình',
  'strength.strong': 'Mạnh',
  'strength.veryStrong': 'Rất mạnh',
  'code.label': 'Mã bảo mật',
  'code.send': 'Gửi mã',
  'code.resend': 'Gửi lại',
  'code.wait': 'Gửi lại ({seconds}s)',
  'code.sentByEmail': 'Mã bảo mật đã được gửi đến Email của bạn!',
  'code.sentBySms': 'Mã bảo mật đã được gửi đến số điện thoại của bạn!',
});
