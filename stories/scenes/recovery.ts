import { apiTexts } from '../../src/api/texts';
import { paths } from '@portal/contract';
import { byPhoneTexts } from '../../src/features/recovery/textsByPhone';
import { byEmailTexts } from '../../src/features/recovery/textsByEmail';
import { recoveryTexts } from '../../src/features/recovery/texts';
import { answering } from '../../tests/support/answers';
import { first, leaving, pressing, typing } from '../support/acts';
import { callScenes } from '../support/callScenes';
import { scenesOf } from '../support/scenes';

const visitor = { me: null };
const WRONG_CODE = 'Mã xác thực không hợp lệ';

/** /recovery (REC-1). */
export const recoveryScenes = scenesOf<'Recovery'>(
  { path: '/recovery', host: visitor },
  { Chooser: { shows: recoveryTexts['recovery.byEmail'] } },
);

const changedByPhone = first(
  typing({
    'Tên đăng nhập': 'thanhnam',
    'Mã xác thực': '123456',
    'Mật khẩu mới': 'Matkhau@1',
    'Nhập lại mật khẩu mới': 'Matkhau@1',
  }),
  pressing('Đổi mật khẩu'),
);

/** /recovery/forgot-password-by-phone (REC-2, REC-3). */
export const recoveryByPhoneScenes = scenesOf<'RecoveryByPhone'>(
  { path: '/recovery/forgot-password-by-phone', host: visitor },
  {
    ...callScenes(paths.resetPasswordByPhone, 'post', changedByPhone, recoveryTexts['recovery.changing']),
    Empty: { shows: byPhoneTexts['recoveryByPhone.step3'] },
    LongUsername: {
      play: typing({ 'Tên đăng nhập': 'thanhnam_'.repeat(4).slice(0, 32) }),
      shows: /^MXT thanhnam_/,
    },
    Mistakes: {
      play: first(typing({ 'Tên đăng nhập': 'abc', 'Mã xác thực': '12' }), pressing('Đổi mật khẩu')),
      shows: 'Tài khoản không hợp lệ',
    },
    WrongCode: {
      answers: [answering(paths.resetPasswordByPhone, 'post', 422, { errors: { otp: [WRONG_CODE] } })],
      play: changedByPhone,
      shows: WRONG_CODE,
    },
    Done: { play: changedByPhone, shows: recoveryTexts['recovery.changed'] },
  },
);

const askedByEmail = first(typing({ 'Tên đăng nhập': 'thanhnam' }), pressing('Gửi yêu cầu'));

/** /recovery/forgot-password (REC-4). */
export const recoveryByEmailScenes = scenesOf<'RecoveryByEmail'>(
  { path: '/recovery/forgot-password', host: visitor },
  {
    ...callScenes(paths.sendResetEmail, 'post', askedByEmail, byEmailTexts['recoveryByEmail.submitting']),
    Empty: { shows: byEmailTexts['recoveryByEmail.subtitle'] },
    Filled: {
      play: typing({ 'Tên đăng nhập': 'thanhnam' }),
      shows: byEmailTexts['recoveryByEmail.subtitle'],
    },
    BotCheckUnavailable: {
      answers: [answering(paths.botCheck, 'get', 503, {})],
      play: askedByEmail,
      shows: apiTexts['api.server'],
    },
    Sent: { play: askedByEmail, shows: byEmailTexts['recoveryByEmail.sent'] },
  },
);

const reminded = first(typing({ 'Địa chỉ email': 'thanhnam@example.com' }), pressing('Gửi yêu cầu'));

/** /recovery/forgot-username (REC-6). */
export const forgottenUsernameScenes = scenesOf<'ForgottenUsername'>(
  { path: '/recovery/forgot-username', host: visitor },
  {
    ...callScenes(paths.recoverUsername, 'post', reminded, byEmailTexts['recoveryByEmail.submitting']),
    Empty: { shows: byEmailTexts['recoveryUsername.subtitle'] },
    Mistakes: {
      play: first(typing({ 'Địa chỉ email': 'thanhnam' }), leaving),
      shows: 'Địa chỉ email bạn nhập không hợp lệ',
    },
    BotCheckUnavailable: {
      answers: [answering(paths.botCheck, 'get', 503, {})],
      play: reminded,
      shows: apiTexts['api.server'],
    },
    Sent: { play: reminded, shows: byEmailTexts['recoveryUsername.sent'] },
  },
);
