import { paths } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { emailVerificationTexts } from '../../src/features/emailVerification/texts';
import { byLinkTexts } from '../../src/features/recovery/textsByLink';
import { recoveryTexts } from '../../src/features/recovery/texts';
import { answering, broken, hanging } from '../../tests/support/answers';
import { first, pressing, typing } from '../support/acts';
import { callScenes } from '../support/callScenes';
import { scenesOf } from '../support/scenes';

const OLD_LINK = 'Đường dẫn không hợp lệ hoặc đã hết hiệu lực.';
const STRONG = 'Matkhau@1';
const changed = first(
  typing({ 'Mật khẩu mới': STRONG, 'Nhập lại mật khẩu mới': STRONG }),
  pressing('Đổi mật khẩu'),
);

/** /recovery/forgot-password/:token (REC-5). */
export const resetByLinkScenes = scenesOf<'ResetByLink'>(
  { path: '/recovery/forgot-password/token', host: { me: null } },
  {
    ...callScenes(paths.resetPassword, 'post', changed, recoveryTexts['recovery.changing']),
    Verifying: {
      answers: [hanging(paths.resetPasswordToken)],
      shows: byLinkTexts['recoveryLink.verifying'],
    },
    BadLink: {
      answers: [answering(paths.resetPasswordToken, 'get', 422, { message: OLD_LINK })],
      shows: byLinkTexts['recoveryLink.bad'],
    },
    CheckOffline: { answers: [broken(paths.resetPasswordToken)], shows: apiTexts['api.offline'] },
    CheckServerError: {
      answers: [answering(paths.resetPasswordToken, 'get', 503)],
      shows: apiTexts['api.server'],
    },
    Form: { shows: recoveryTexts['recovery.confirm'] },
    Mistakes: {
      play: first(
        typing({ 'Mật khẩu mới': 'matkhau', 'Nhập lại mật khẩu mới': 'khac' }),
        pressing('Đổi mật khẩu'),
      ),
      shows: 'Mật khẩu xác nhận không trùng khớp.',
    },
    Refused: {
      answers: [
        answering(paths.resetPassword, 'post', 422, { message: OLD_LINK, errors: { token: [OLD_LINK] } }),
      ],
      play: changed,
      shows: byLinkTexts['recoveryLink.bad'],
    },
    Done: { play: changed, shows: recoveryTexts['recovery.changed'] },
  },
);

/** /email-verification/:token (MAIL-1, MAIL-2). */
export const emailVerificationScenes = scenesOf<'EmailVerification'>(
  { path: '/email-verification/token', host: { me: null } },
  {
    Verifying: {
      answers: [hanging(paths.emailVerification, 'put')],
      shows: emailVerificationTexts['verifyEmail.verifying'],
    },
    Verified: { shows: emailVerificationTexts['verifyEmail.done'] },
    Failed: {
      answers: [answering(paths.emailVerification, 'put', 422, { message: OLD_LINK })],
      shows: emailVerificationTexts['verifyEmail.failed'],
    },
    Unsure: {
      answers: [
        broken(paths.emailVerification, 'put', { once: true }),
        answering(paths.emailVerification, 'put', 422, { message: OLD_LINK }),
      ],
      play: pressing('Thử lại'),
      shows: emailVerificationTexts['verifyEmail.unsure'],
    },
    Offline: { answers: [broken(paths.emailVerification, 'put')], shows: apiTexts['api.offline'] },
    ServerError: {
      answers: [answering(paths.emailVerification, 'put', 500)],
      shows: apiTexts['api.server'],
    },
  },
);
