import { paths } from '@portal/contract';

type Path = (typeof paths)[keyof typeof paths];

export interface AccountForm {
  name: string;
  address: string;
  signedIn?: true;
  method?: 'patch';
  call: Path;
  /** Field name → the value typed into or chosen in it, in order. */
  typed: Record<string, string>;
  submit: string;
}

const strong = 'Matkhau@1';

/** Every form that concerns an account. */
export const accountForms: AccountForm[] = [
  {
    name: 'login',
    address: '/login',
    call: paths.login,
    typed: { username: 'thanhnam', password: strong },
    submit: 'Đăng nhập',
  },
  {
    name: 'registration',
    address: '/register?step=all',
    call: paths.register,
    typed: { phone: '0987654321', username: 'thanhnam', password: strong, passwordConfirm: strong },
    submit: 'Đăng ký',
  },
  {
    name: 'forgotten password',
    address: '/recovery/forgot-password',
    call: paths.sendResetEmail,
    typed: { username: 'thanhnam' },
    submit: 'Gửi yêu cầu',
  },
  {
    name: 'reset by link',
    address: '/recovery/forgot-password/a-token',
    call: paths.resetPassword,
    typed: { password: strong, passwordConfirm: strong },
    submit: 'Đổi mật khẩu',
  },
  {
    name: 'reset by phone',
    address: '/recovery/forgot-password-by-phone',
    call: paths.resetPasswordByPhone,
    typed: { username: 'thanhnam', otp: '123456', newPassword: strong, reNewPassword: strong },
    submit: 'Đổi mật khẩu',
  },
  {
    name: 'forgotten username',
    address: '/recovery/forgot-username',
    call: paths.recoverUsername,
    typed: { email: 'nam@example.com' },
    submit: 'Gửi yêu cầu',
  },
  {
    name: 'name',
    address: '/?edit=name',
    signedIn: true,
    method: 'patch',
    call: paths.updateProfile,
    typed: { lastName: 'Lê', middleName: 'Thị', firstName: 'Ánh' },
    submit: 'Lưu',
  },
  {
    name: 'language',
    address: '/?edit=language',
    signedIn: true,
    method: 'patch',
    call: paths.updateProfile,
    typed: { language: 'vi-VN' },
    submit: 'Lưu',
  },
  {
    name: 'e-mail',
    address: '/?edit=email',
    signedIn: true,
    method: 'patch',
    call: paths.updateProfile,
    typed: { email: 'moi@example.com', securityCode: '123456' },
    submit: 'Lưu',
  },
  {
    name: 'own password',
    address: '/security?edit=password',
    signedIn: true,
    call: paths.changePassword,
    typed: { currentPassword: 'Demo@2026', password: strong, passwordConfirm: strong },
    submit: 'Lưu',
  },
  {
    name: 'new phone',
    address: '/security?edit=phone',
    signedIn: true,
    call: paths.updatePhone,
    typed: { newPhoneNumber: '0987654321', otpNumber: '123456' },
    submit: 'Lưu',
  },
];
