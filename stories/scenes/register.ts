import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { loginTexts } from '../../src/features/login/texts';
import { registrationTexts } from '../../src/features/registration/texts';
import { usernameTexts } from '../../src/features/registration/textsUsername';
import { answering, broken, hanging } from '../../tests/support/answers';
import { answer } from '../../tests/support/handlers';
import { first, leaving, pressing, typing } from '../support/acts';
import { callScenes } from '../support/callScenes';
import { scenesOf } from '../support/scenes';

const TAKEN = 'Tên đăng nhập này đã có người dùng.';
const CLOSED = 'Tạm ngừng nhận đăng ký mới.';

const typed = typing({ 'Mật khẩu': 'Matkhau1', 'Xác nhận mật khẩu': 'Matkhau1' });
const named = (username: string) => typing({ 'Tên đăng nhập': username });
const submitted = first(typed, pressing('Đăng ký'));

/** /register (REG-1..9). A story can start at any step, as after a reload. */
export const registerScenes = scenesOf<'Register'>(
  {
    path: '/register?step=password',
    host: { me: null },
    kept: { signup: JSON.stringify({ phone: '0987654321', username: 'thanhnam' }) },
  },
  {
    ...callScenes(paths.register, 'post', submitted, registrationTexts['register.submitting']),
    Phone: { path: '/register', kept: {}, shows: registrationTexts['register.newsletter'] },
    PhoneMissing: {
      path: '/register',
      kept: {},
      play: first(typing({ 'Số điện thoại': '' }), leaving),
      shows: 'Hãy nhập số điện thoại của bạn',
    },
    PhoneWrong: {
      path: '/register',
      kept: {},
      play: first(typing({ 'Số điện thoại': '09' }), leaving),
      shows: 'Số điện thoại không đúng',
    },
    // Without a stored username: it would be checked, and the response could arrive before or after the screenshot.
    Username: {
      path: '/register?step=username',
      kept: { signup: JSON.stringify({ phone: '0987654321' }) },
      shows: registrationTexts['register.usernameHint'],
    },
    UsernameWrong: {
      path: '/register?step=username',
      play: first(typing({ 'Tên đăng nhập': 'Thành Nam' }), leaving),
      shows: /chỉ gồm chữ thường/,
    },
    UsernameChecking: {
      path: '/register?step=username',
      answers: [hanging(paths.usernameCheck, 'post')],
      play: named('nguoi_moi'),
      shows: registrationTexts['register.usernameChecking'],
    },
    UsernameFree: {
      path: '/register?step=username',
      play: named('nguoi_moi'),
      shows: usernameTexts['register.usernameFree'],
    },
    UsernameTaken: { path: '/register?step=username', play: named('demo'), shows: TAKEN },
    UsernameUncheckable: {
      path: '/register?step=username',
      answers: [broken(paths.usernameCheck, 'post')],
      play: named('nguoi_moi'),
      shows: registrationTexts['register.usernameHint'],
    },
    Password: { shows: registrationTexts['register.passwordConfirm'] },
    PasswordWeak: {
      play: first(typing({ 'Mật khẩu': 'matkhau', 'Xác nhận mật khẩu': 'khac' }), leaving),
      shows: /tối thiểu 8 ký tự\./,
    },
    PasswordTyped: { play: typed, shows: registrationTexts['register.passwordConfirm'] },
    SingleForm: { path: '/register?step=all', shows: registrationTexts['register.allTitle'] },
    Refused: {
      answers: [
        answering(paths.register, 'post', 422, {
          message: 'Hãy kiểm tra lại.',
          errors: { username: [TAKEN], phone: ['Số này đã được dùng.', 'Hãy chọn số khác.'] },
        }),
      ],
      play: submitted,
      shows: TAKEN,
    },
    RefusedElsewhere: {
      answers: [answering(paths.register, 'post', 422, { message: CLOSED, errors: { season: [CLOSED] } })],
      play: submitted,
      shows: new RegExp(CLOSED),
    },
    CookieUnavailable: {
      answers: [broken(paths.csrfCookie)],
      play: submitted,
      shows: apiTexts['api.unsent'],
    },
    BotCheckUnavailable: {
      answers: [answering(paths.botCheck, 'get', 503, {})],
      play: submitted,
      shows: apiTexts['api.server'],
    },
    MadeWithoutSession: {
      answers: [answer('post', paths.register, () => new HttpResponse(null, { status: 204 }))],
      play: submitted,
      shows: loginTexts['login.registered'],
    },
  },
);
