import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { appTexts } from '../../src/app/texts';
import { keepSecondFactorTexts } from '../../src/features/keepSecondFactor/texts';
import { secondStepTexts } from '../../src/features/login/textsSecondStep';
import { secondFactorTexts as texts } from '../../src/features/security/secondFactor/texts';
import { proofTexts } from '../../src/forms/textsProof';
import { formTexts } from '../../src/forms/texts';
import { asksFor } from '../../tests/support/askedProof';
import { answering, broken, throttling } from '../../tests/support/answers';
import { userFixture } from '../../tests/fixtures/users';
import { answer } from '../../tests/support/handlers';
import { dialog, first, pressing, typing } from '../support/acts';
import { callScenes } from '../support/callScenes';
import { scenesOf } from '../support/scenes';

const WRONG = 'Mã không đúng, đã được dùng hoặc đã hết hiệu lực.';
const ENABLED = '2026-03-05T03:00:00.000Z';
const isOn = (codesLeft: number) => ({
  me: userFixture({ mfaEnabled: true }),
  secondFactor: { enabledAt: ENABLED, codesLeft },
});

const setUp = { path: '/security?edit=secondFactor' };
const turnOff = { path: '/security?edit=secondFactorOff', host: isOn(8) };
const renew = { path: '/security?edit=recoveryCodes', host: isOn(2) };
const goOn = pressing(texts['factor.continue'], dialog);
const confirmed = first(
  goOn,
  typing({ [texts['factor.firstCode']]: '123456' }, dialog),
  pressing(texts['factor.confirm'], dialog),
);
const turnedOff = pressing(texts['factor.turnOffSubmit'], dialog);

/** The second factor is turned on, but the portal gets `response` in place of the recovery codes. */
const withoutCodes = (response: () => Response) => () => {
  let on = false;
  return [
    answer('post', paths.secondFactorConfirm, () => {
      on = true;
      return response();
    }),
    answer('get', paths.secondFactor, () =>
      HttpResponse.json(on ? isOn(8).secondFactor : { enabledAt: null, codesLeft: 0 }),
    ),
  ];
};

/** The second factor on /security (SAFE-5). */
export const secondFactorScenes = scenesOf<'SecondFactor'>(
  { path: '/security' },
  {
    Off: { shows: texts['factor.off'] },
    On: { host: isOn(8), shows: 'Còn 8 mã chưa dùng' },
    FewCodes: { host: isOn(2), shows: texts['factor.fewCodes'] },
    SetUp: { ...setUp, shows: texts['factor.why'] },
    SetUpAsksSms: {
      ...setUp,
      answers: [asksFor('post', paths.secondFactorSetup, 'otpNumber')],
      play: goOn,
      shows: proofTexts['proof.sms'],
    },
    SetUpAsksPassword: {
      ...setUp,
      answers: [asksFor('post', paths.secondFactorSetup, 'currentPassword')],
      play: goOn,
      shows: proofTexts['proof.password'],
    },
    SetUpOffline: {
      ...setUp,
      answers: [broken(paths.secondFactorSetup, 'post')],
      play: goOn,
      shows: apiTexts['api.offline'],
    },
    Scan: { ...setUp, play: goOn, shows: texts['factor.scanText'] },
    ScanWrongCode: {
      ...setUp,
      answers: [answering(paths.secondFactorConfirm, 'post', 422, { errors: { totpCode: [WRONG] } })],
      play: confirmed,
      shows: WRONG,
    },
    RecoveryCodes: { ...setUp, play: confirmed, shows: texts['factor.saveCodesText'] },
    TurnedOn: {
      ...setUp,
      // HOST-2.
      answers: withoutCodes(() => HttpResponse.json({})),
      play: confirmed,
      shows: appTexts['saved.secondFactorOn'],
    },
    CodesLost: {
      ...setUp,
      answers: withoutCodes(() => HttpResponse.error()),
      play: confirmed,
      shows: texts['factor.codesLost'],
    },
    AlreadyOn: { ...setUp, host: isOn(8), shows: texts['factor.alreadyOn'] },
    Renew: { ...renew, shows: texts['factor.renewText'] },
    Renewed: {
      ...renew,
      play: pressing(texts['factor.renewSubmit'], dialog),
      shows: texts['factor.saveCodesText'],
    },
    RenewOffline: {
      ...renew,
      answers: [broken(paths.recoveryCodes, 'post')],
      play: pressing(texts['factor.renewSubmit'], dialog),
      shows: /Các mã cũ có thể không còn dùng được/,
    },
    TurnOff: { ...turnOff, shows: texts['factor.turnOffText'] },
    TurnOffAsksCode: {
      ...turnOff,
      answers: [asksFor('post', paths.secondFactorRemove, 'totpCode')],
      play: turnedOff,
      shows: proofTexts['proof.totp'],
    },
    TurnOffBySms: {
      ...turnOff,
      answers: [asksFor('post', paths.secondFactorRemove, 'totpCode')],
      play: first(turnedOff, pressing(proofTexts['proof.insteadBySms'], dialog)),
      shows: formTexts['code.send'],
    },
    TurnOffTooManyTries: {
      ...turnOff,
      answers: [throttling(paths.secondFactorRemove, 'post', 90)],
      play: turnedOff,
      shows: /thử lại sau 90 giây/,
    },
    TurnedOff: { ...turnOff, play: turnedOff, shows: appTexts['saved.secondFactorOff'] },
  },
);

const submitted = first(
  typing({ 'Tên đăng nhập': 'thanhnam_2026', 'Mật khẩu': 'Demo@2026' }),
  pressing('Đăng nhập'),
);
const MISSING = 'Hãy nhập mã sáu chữ số trong ứng dụng xác thực của bạn.';
const WAITS =
  'Đã ghi nhận yêu cầu gỡ bảo mật hai lớp. Trong 7 ngày kể từ 09:00 ngày 24/11/2026, hãy đăng nhập lại và chọn mục này: một mã gửi đến số điện thoại đã xác minh sẽ gỡ bảo mật hai lớp.';
const MISSING_CODE = 'Mã bảo mật không được bỏ trống';
const asksCode = asksFor('post', paths.login, 'totpCode', MISSING);
const byApp = typing({ [secondStepTexts['secondStep.code']]: '123456' });
const byRecoveryCode = first(submitted, pressing(secondStepTexts['secondStep.useRecoveryCode']));
const lost = first(byRecoveryCode, pressing(secondStepTexts['secondStep.lostBoth']));
const confirm = pressing(secondStepTexts['secondStep.submit']);
const refusing = (field: string, message: string) =>
  answering(paths.login, 'post', 422, { errors: { [field]: [message] } });

/** /login for a player with a second factor (SAFE-5), or in a browser that must be approved (SAFE-4). */
export const loginSecondStepScenes = scenesOf<'LoginSecondStep'>(
  { path: '/login', host: { me: null }, answers: [asksCode] },
  {
    Code: { play: submitted, shows: secondStepTexts['secondStep.byApp'] },
    CodeMissing: { play: first(submitted, confirm), shows: 'Hãy nhập mã trong ứng dụng xác thực.' },
    CodeWrong: {
      answers: [refusing('totpCode', WRONG)],
      play: first(submitted, byApp, confirm),
      shows: WRONG,
    },
    RecoveryCode: { play: byRecoveryCode, shows: secondStepTexts['secondStep.byRecoveryCode'] },
    Lost: { play: lost, shows: /bạn phải chờ 72 giờ/ },
    LostRequested: {
      answers: () => [
        asksFor('post', paths.login, 'lostFactor', MISSING, 'totpCode'),
        refusing('lostFactor', WAITS),
      ],
      play: first(lost, pressing(secondStepTexts['secondStep.request'])),
      shows: WAITS,
    },
    LostCode: {
      answers: () => [
        asksFor('post', paths.login, 'lostFactor', MISSING, 'totpCode'),
        refusing('otpNumber', MISSING_CODE),
      ],
      play: first(lost, pressing(secondStepTexts['secondStep.request'])),
      shows: secondStepTexts['secondStep.sms'],
    },
    ApproveBySms: {
      answers: [refusing('otpNumber', MISSING_CODE)],
      play: submitted,
      shows: secondStepTexts['secondStep.approveBySms'],
    },
    ApproveByEmail: {
      answers: [refusing('securityCode', MISSING_CODE)],
      play: submitted,
      shows: secondStepTexts['secondStep.approveByEmail'],
    },
    ApproveWrong: {
      answers: [refusing('otpNumber', WRONG)],
      play: first(submitted, typing({ [secondStepTexts['secondStep.smsCode']]: '123456' }), confirm),
      shows: WRONG,
    },
  },
);

const keptBy = pressing(keepSecondFactorTexts['keepFactor.submit']);

/** /keep-second-factor/:token (SAFE-5). */
export const keepSecondFactorScenes = scenesOf<'KeepSecondFactor'>(
  { path: '/keep-second-factor/token', host: { me: null } },
  {
    ...callScenes(paths.keepSecondFactor, 'put', keptBy, keepSecondFactorTexts['keepFactor.submitting']),
    Question: { shows: keepSecondFactorTexts['keepFactor.text'] },
    Kept: { play: keptBy, shows: keepSecondFactorTexts['keepFactor.done'] },
    BadLink: {
      answers: [answering(paths.keepSecondFactor, 'put', 422, { errors: { token: ['Hết hiệu lực'] } })],
      play: keptBy,
      shows: keepSecondFactorTexts['keepFactor.failed'],
    },
  },
);
