import { paths } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { appTexts } from '../../src/app/texts';
import { firstStepsTexts } from '../../src/features/personalInfo/textsFirstSteps';
import { personalInfoTexts as texts } from '../../src/features/personalInfo/texts';
import { proofTexts } from '../../src/forms/textsProof';
import { formTexts } from '../../src/forms/texts';
import { userFixture, userWithoutAdditions } from '../../tests/fixtures/users';
import { asksFor } from '../../tests/support/askedProof';
import { topUpFixture } from '../../tests/fixtures/transactions';
import { answering, broken, hanging, throttling } from '../../tests/support/answers';
import { callScenes } from '../support/callScenes';
import { dialog, first, leaving, pressing, typing } from '../support/acts';
import { scenesOf } from '../support/scenes';
import { leavingScenes } from './leaving';
import { longPlayer, newcomer, unknownPlayer } from './players';

const name = { path: '/?edit=name' };
const email = { path: '/?edit=email' };
const unverified = { me: userFixture({ verifiedAt: null }) };

const saved = pressing('Lưu', dialog);
const nameCalls = callScenes(paths.updateProfile, 'patch', saved, 'Đang lưu...');
const otherEmail = typing({ 'Địa chỉ email': 'thanhnam@example.com' }, dialog);
const codeAsked = first(otherEmail, pressing('Gửi mã', dialog));
const emailSaved = first(otherEmail, typing({ 'Mã bảo mật': '123456' }, dialog), saved);
const verificationAsked = pressing('Gửi email xác minh', dialog);

const BAD_NAME = 'Tên không được phép.';
const WRONG_CODE = 'Mã bảo mật không đúng hoặc đã hết hiệu lực.';
const refused = (errors: Record<string, string[]>) => [
  answering(paths.updateProfile, 'patch', 422, { errors }),
];

const emailCalls = callScenes(paths.updateProfile, 'patch', emailSaved, 'Đang lưu...');

/** / (ME-1..6, MAIL-3, SAFE-13). */
export const personalInfoScenes = scenesOf<'PersonalInfo'>(
  { path: '/' },
  {
    AllSet: { shows: texts['me.email'] },
    NothingSet: { host: { me: unknownPlayer() }, shows: texts['me.noPhone'] },
    PhoneUnverified: {
      host: { me: userFixture({ verifiedPhoneAt: null }) },
      shows: texts['me.verifyPhoneText'],
    },
    EmailUnverified: { host: unverified, shows: texts['me.unverified'] },
    LongValues: { host: { me: longPlayer() }, shows: /@example\.com$/ },

    FirstSteps: { host: { me: newcomer(), history: [] }, shows: firstStepsTexts['firstSteps.title'] },
    FirstStepsSomeDone: {
      host: { me: newcomer({ verifiedPhoneAt: '2026-11-20T03:00:00.000Z' }), history: [topUpFixture()] },
      shows: 'Đã xong 2/4 việc',
    },
    FirstStepsLoading: {
      host: { me: newcomer() },
      answers: [hanging(paths.transactionHistory)],
      shows: texts['me.email'],
    },
    FirstStepsClosed: {
      host: { me: newcomer(), history: [] },
      play: pressing(firstStepsTexts['firstSteps.close']),
      shows: texts['me.email'],
    },
    FirstStepsWithoutAdditions: {
      host: { me: newcomer(), history: [], giftCodes: [], codeRedemptions: null },
      shows: 'Đã xong 0/3 việc',
    },

    Name: { ...name, shows: texts['me.middleName'] },
    NameMissing: { ...name, host: { me: unknownPlayer() }, play: saved, shows: 'Hãy nhập tên của bạn' },
    NameSaving: { ...name, ...nameCalls.Submitting },
    NameRefused: { ...name, answers: refused({ firstName: [BAD_NAME] }), play: saved, shows: BAD_NAME },
    NameTooManyTries: { ...name, ...nameCalls.TooManyTries },
    NameOffline: { ...name, ...nameCalls.Offline },
    NameServerError: { ...name, ...nameCalls.ServerError },
    NameSaved: { ...name, play: saved, shows: appTexts['saved.name'] },

    Language: { path: '/?edit=language', shows: texts['me.changeLanguage'] },
    LanguageSaved: { path: '/?edit=language', play: saved, shows: appTexts['saved.language'] },

    Phone: { path: '/?edit=phone', shows: texts['me.phoneText'] },
    PhoneUnset: { path: '/?edit=phone', host: { me: unknownPlayer() }, shows: texts['me.phoneText'] },

    Email: { ...email, shows: texts['me.emailNotice'] },
    EmailWrong: {
      ...email,
      play: first(typing({ 'Địa chỉ email': 'thanhnam' }, dialog), leaving),
      shows: 'Địa chỉ email bạn nhập không hợp lệ',
    },
    EmailNeedsCode: { ...email, play: otherEmail, shows: formTexts['code.send'] },
    EmailCodeSent: { ...email, play: codeAsked, shows: formTexts['code.sentByEmail'] },
    EmailCodeTooSoon: {
      ...email,
      answers: [throttling(paths.securityCode, 'post', 90)],
      play: codeAsked,
      shows: /thử lại sau 90 giây/,
    },
    EmailCodeWrong: {
      ...email,
      answers: refused({ securityCode: [WRONG_CODE] }),
      play: emailSaved,
      shows: WRONG_CODE,
    },
    EmailAsksSms: {
      ...email,
      host: unverified,
      answers: [asksFor('patch', paths.updateProfile, 'otpNumber')],
      play: first(otherEmail, saved),
      shows: proofTexts['proof.sms'],
    },
    EmailAsksPassword: {
      ...email,
      host: unverified,
      answers: [asksFor('patch', paths.updateProfile, 'currentPassword')],
      play: first(otherEmail, saved),
      shows: proofTexts['proof.password'],
    },
    EmailSaving: { ...email, ...emailCalls.Submitting },
    EmailTooManyTries: { ...email, ...emailCalls.TooManyTries },
    EmailOffline: { ...email, ...emailCalls.Offline },
    EmailServerError: { ...email, ...emailCalls.ServerError },
    EmailSaved: { ...email, play: emailSaved, shows: appTexts['saved.email'] },
    EmailVerification: { ...email, host: unverified, shows: texts['me.emailUnverified'] },
    EmailVerificationSent: {
      ...email,
      host: unverified,
      play: verificationAsked,
      shows: /^Đã gửi email xác minh/,
    },
    EmailVerificationFailed: {
      ...email,
      host: unverified,
      answers: [broken(paths.sendEmailVerification, 'post')],
      play: verificationAsked,
      shows: apiTexts['api.offline'],
    },

    NoAdditions: { host: { me: userWithoutAdditions() }, shows: texts['me.email'] },
    ...leavingScenes,
  },
);
