import { paths } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { sessionExpired } from '../../src/api/sessionExpired';
import { loginTexts } from '../../src/features/login/texts';
import { sessionEndedTexts } from '../../src/features/login/textsSessionEnded';
import { answering, broken, webPage } from '../../tests/support/answers';
import { answer } from '../../tests/support/handlers';
import { HttpResponse } from 'msw';
import { first, pressing, typing } from '../support/acts';
import { callScenes } from '../support/callScenes';
import { scenesOf } from '../support/scenes';

const REFUSED = 'Tên đăng nhập hoặc mật khẩu không đúng.';
const LOCKED = 'Tài khoản đang được bảo trì.';

const typed = typing({ 'Tên đăng nhập': 'thanhnam_2026', 'Mật khẩu': 'Demo@2026' });
const submitted = first(typed, pressing('Đăng nhập'));

/** /login (LOGIN-1..5). */
export const loginScenes = scenesOf<'Login'>(
  { path: '/login', host: { me: null } },
  {
    ...callScenes(paths.login, 'post', submitted, loginTexts['login.submitting']),
    Empty: { shows: loginTexts['login.subtitle'] },
    Filled: { play: typed, shows: loginTexts['login.subtitle'] },
    SessionEnded: {
      path: '/login?next_uri=%2Ftransactions',
      actions: [sessionExpired()],
      shows: sessionEndedTexts['sessionEnded.notice'],
    },
    Reloaded: {
      kept: { login: JSON.stringify({ username: 'thanhnam_2026', remember: true }) },
      shows: loginTexts['login.reloaded'],
    },
    LongValues: {
      play: typing({ 'Tên đăng nhập': 'thanhnam_'.repeat(8), 'Mật khẩu': 'Demo@2026'.repeat(8) }),
      shows: loginTexts['login.subtitle'],
    },
    Refused: {
      answers: [answering(paths.login, 'post', 422, { message: REFUSED, errors: { username: [REFUSED] } })],
      play: submitted,
      shows: REFUSED,
    },
    RefusedElsewhere: {
      answers: [answering(paths.login, 'post', 422, { message: LOCKED, errors: { account: [LOCKED] } })],
      play: submitted,
      shows: new RegExp(LOCKED),
    },
    WebPage: { answers: [webPage(paths.login, 'post')], play: submitted, shows: apiTexts['api.html'] },
    CookieUnavailable: {
      answers: [broken(paths.csrfCookie)],
      play: submitted,
      shows: apiTexts['api.unsent'],
    },
    SessionStale: {
      answers: [answering(paths.login, 'post', 419)],
      play: submitted,
      shows: apiTexts['api.session'],
    },
    CookiesBlocked: {
      answers: [answer('post', paths.login, () => new HttpResponse(null, { status: 204 }))],
      play: submitted,
      shows: loginTexts['login.noSession'],
    },
  },
);
