import { paths } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { appTexts } from '../../src/app/texts';
import { securityTexts as texts } from '../../src/features/security/texts';
import { formTexts } from '../../src/forms/texts';
import { userFixture } from '../../tests/fixtures/users';
import { answering, broken, throttling } from '../../tests/support/answers';
import { dialog, first, pressing, typing } from '../support/acts';
import { callScenes } from '../support/callScenes';
import { scenesOf } from '../support/scenes';
import { unknownPlayer } from './players';

const password = { path: '/security?edit=password' };
const phone = { path: '/security?edit=phone' };
const phoneUnverified = { me: userFixture({ verifiedPhoneAt: null }) };

const saved = pressing('Lưu', dialog);
const codeAsked = pressing('Gửi mã', dialog);
const passwordSaved = first(
  typing({ 'Mật khẩu cũ': 'Demo@2026', 'Mật khẩu mới': 'Matkhau2' }, dialog),
  saved,
);
const passwordCalls = callScenes(paths.changePassword, 'post', passwordSaved, 'Đang lưu...');
const phoneSaved = first(
  typing({ 'Số điện thoại mới': '0987654321', 'Mã bảo mật': '123456' }, dialog),
  saved,
);

const WRONG_PASSWORD = 'Mật khẩu cũ không đúng.';
const TAKEN = 'Số điện thoại này đã được dùng.';

/** /security (SEC-1..5). */
export const securityScenes = scenesOf<'Security'>(
  { path: '/security' },
  {
    NeverChanged: { shows: texts['security.neverChanged'] },
    Changed: {
      host: { me: userFixture({ lastPasswordChange: '2026-03-05T03:00:00.000Z' }) },
      shows: 'Đổi lần cuối 05/03/2026',
    },
    PhoneUnverified: { host: phoneUnverified, shows: texts['security.unverified'] },
    NothingSet: { host: { me: unknownPlayer() }, shows: texts['security.unset'] },
    Username: { path: '/security?edit=username', shows: texts['security.usernameText'] },

    Password: { ...password, shows: texts['security.otherSessions'] },
    PasswordMistakes: {
      ...password,
      play: first(typing({ 'Mật khẩu mới': 'abc', 'Xác nhận mật khẩu mới': 'abd' }, dialog), saved),
      shows: 'Hãy nhập vào mật khẩu cũ.',
    },
    PasswordSaving: { ...password, ...passwordCalls.Submitting },
    PasswordWrong: {
      ...password,
      answers: [
        answering(paths.changePassword, 'post', 422, { errors: { currentPassword: [WRONG_PASSWORD] } }),
      ],
      play: passwordSaved,
      shows: WRONG_PASSWORD,
    },
    PasswordTooManyTries: { ...password, ...passwordCalls.TooManyTries },
    PasswordOffline: { ...password, ...passwordCalls.Offline },
    PasswordServerError: { ...password, ...passwordCalls.ServerError },
    PasswordSaved: { ...password, play: passwordSaved, shows: appTexts['saved.password'] },

    PhoneBySms: { ...phone, shows: texts['security.codeBySms'] },
    PhoneMistakes: { ...phone, play: saved, shows: 'Hãy nhập vào số điện thoại.' },
    PhoneCodeSent: { ...phone, play: codeAsked, shows: formTexts['code.sentBySms'] },
    PhoneCodeTooSoon: {
      ...phone,
      answers: [throttling(paths.securityCode, 'post', 90)],
      play: codeAsked,
      shows: /thử lại sau 90 giây/,
    },
    PhoneByEmail: { ...phone, host: phoneUnverified, shows: texts['security.codeByEmail'] },
    PhoneCodeByEmail: {
      ...phone,
      host: phoneUnverified,
      play: codeAsked,
      shows: formTexts['code.sentByEmail'],
    },
    PhoneWithoutCode: {
      ...phone,
      host: { me: userFixture({ verifiedPhoneAt: null, verifiedAt: null }) },
      shows: texts['security.newPhoneHint'],
    },
    PhoneRefused: {
      ...phone,
      answers: [answering(paths.updatePhone, 'post', 422, { errors: { newPhoneNumber: [TAKEN] } })],
      play: phoneSaved,
      shows: TAKEN,
    },
    PhoneOffline: {
      ...phone,
      answers: [broken(paths.updatePhone, 'post')],
      play: phoneSaved,
      shows: apiTexts['api.offline'],
    },
    PhoneBotCheckUnavailable: {
      ...phone,
      answers: [broken(paths.botCheck)],
      play: phoneSaved,
      shows: /chống bot|Không kết nối được/,
    },
    PhoneSaved: { ...phone, play: phoneSaved, shows: appTexts['saved.phone'] },
  },
);
