import { paths } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { appTexts } from '../../src/app/texts';
import { securityTexts as texts } from '../../src/features/security/texts';
import { paymentRuleTexts as ruleTexts } from '../../src/features/security/textsPaymentRule';
import { proofTexts } from '../../src/forms/textsProof';
import { formTexts } from '../../src/forms/texts';
import { userFixture, userWithoutAdditions } from '../../tests/fixtures/users';
import { asksFor } from '../../tests/support/askedProof';
import { answering, broken, throttling } from '../../tests/support/answers';
import { dialog, first, pressing, typing } from '../support/acts';
import { callScenes } from '../support/callScenes';
import { scenesOf } from '../support/scenes';
import { unknownPlayer } from './players';

const password = { path: '/security?edit=password' };
const phone = { path: '/security?edit=phone' };
const payment = { path: '/security?edit=payment' };
const nothingVerified = { me: userFixture({ verifiedPhoneAt: null, verifiedAt: null }) };
const phoneUnverified = { me: userFixture({ verifiedPhoneAt: null }) };

const approval = { path: '/security?edit=approval' };
const approvalOn = { loginApproval: { enabled: true, available: true } };

const saved = pressing('Lưu', dialog);
const turnedOn = pressing(texts['security.turnOn'], dialog);
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
const phoneCalls = callScenes(paths.updatePhone, 'post', phoneSaved, 'Đang lưu...');

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
      host: nothingVerified,
      shows: texts['security.newPhoneHint'],
    },
    PhoneAsksPassword: {
      ...phone,
      host: nothingVerified,
      answers: [asksFor('post', paths.updatePhone, 'currentPassword')],
      play: first(typing({ 'Số điện thoại mới': '0987654321' }, dialog), saved),
      shows: proofTexts['proof.password'],
    },
    PhoneRefused: {
      ...phone,
      answers: [answering(paths.updatePhone, 'post', 422, { errors: { newPhoneNumber: [TAKEN] } })],
      play: phoneSaved,
      shows: TAKEN,
    },
    PhoneSaving: { ...phone, ...phoneCalls.Submitting },
    PhoneTooManyTries: { ...phone, ...phoneCalls.TooManyTries },
    PhoneOffline: { ...phone, ...phoneCalls.Offline },
    PhoneServerError: { ...phone, ...phoneCalls.ServerError },
    PhoneBotCheckUnavailable: {
      ...phone,
      answers: [answering(paths.botCheck, 'get', 503, {})],
      play: phoneSaved,
      shows: apiTexts['api.server'],
    },
    PhoneSaved: { ...phone, play: phoneSaved, shows: appTexts['saved.phone'] },

    ApprovalOn: { host: approvalOn, shows: texts['security.on'] },
    ApprovalTurnOn: { ...approval, shows: texts['security.approvalOnText'] },
    ApprovalNeedsChannel: {
      ...approval,
      host: { ...nothingVerified, loginApproval: { enabled: false, available: false } },
      shows: texts['security.approvalNeedsChannel'],
    },
    ApprovalTurnOff: { ...approval, host: approvalOn, shows: texts['security.approvalOffText'] },
    ApprovalAsksSms: {
      ...approval,
      host: approvalOn,
      answers: [asksFor('put', paths.loginApproval, 'otpNumber')],
      play: pressing(texts['security.turnOff'], dialog),
      shows: proofTexts['proof.sms'],
    },
    ApprovalOffline: {
      ...approval,
      answers: [broken(paths.loginApproval, 'put')],
      play: turnedOn,
      shows: apiTexts['api.offline'],
    },
    ApprovalSaved: { ...approval, play: turnedOn, shows: appTexts['saved.approval'] },
    PaymentRule: { ...payment, shows: ruleTexts['paymentRule.text'] },
    PaymentRuleAbove: {
      ...payment,
      host: { me: userFixture({ paymentRule: { name: 'above', above: 20_000 } }) },
      shows: ruleTexts['paymentRule.aboveHint'],
    },
    PaymentRuleMistake: {
      ...payment,
      host: { me: userFixture({ paymentRule: { name: 'above', above: 20_000 } }) },
      play: first(typing({ 'Số KP': '0' }, dialog), saved),
      shows: 'Hãy nhập một số nguyên, từ 1 trở lên.',
    },
    PaymentRuleAsksSms: {
      ...payment,
      host: { me: userFixture({ paymentRule: { name: 'always', above: null } }) },
      answers: [asksFor('put', paths.paymentRule, 'otpNumber')],
      play: saved,
      shows: proofTexts['proof.sms'],
    },
    PaymentRuleOffline: {
      ...payment,
      answers: [broken(paths.paymentRule, 'put')],
      play: saved,
      shows: apiTexts['api.offline'],
    },
    PaymentRuleSaved: { ...payment, play: saved, shows: appTexts['saved.paymentRule'] },
    PaymentRuleAbsent: { host: { me: userWithoutAdditions() }, shows: texts['security.neverChanged'] },
  },
);
