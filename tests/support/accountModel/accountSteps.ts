import type { Channel } from '@portal/contract';
import { acceptHotlineSms } from '../../../api-host/useCases/acceptHotlineSms';
import { answerRecoveryRequest } from '../../../api-host/useCases/answerRecoveryRequest';
import { secondFields } from './app';
import { chooseLink, codeText, keepCode, keepLink } from './messages';
import type { Given, Purpose, SecondStep } from './modelTerms';
import { passwordText, proofOf, type Proof } from './proofs';
import { browserOf } from './real';
import { passTime } from './state';
import { count, expectOutcome, signedInStep, step, type Step } from './step';

let passwords = 0;
/** A strong password, different each time. */
const newPassword = () => `Xk7-vung-${(passwords += 1)}-qP`;

/** `second`: what is sent besides the password; 'asked': a right code if one is asked for. */
export const signIn = (at: number, which: Given, remember: boolean, second: SecondStep | 'asked'): Step =>
  step(`sign in at ${at} with a ${which} password, ${JSON.stringify(second)}`, async (model, real) => {
    const asked = model.factor.isOn ? ({ kind: 'totp', given: 'right' } as const) : null;
    const answer = second === 'asked' ? asked : second;
    const password = passwordText(model, which);
    const { status } = await browserOf(real, at).post('/login', {
      username: real.username,
      password,
      remember,
      ...secondFields(model, real, answer),
    });
    const kind = model.factor.isOn ? ` and ${answer ? `${answer.kind}, ${answer.given}` : 'nothing'}` : '';
    const of = model.isSuspended ? ' of a suspended account' : '';
    expectOutcome(`sign-in${of}, ${which}${kind}`, status, model.signIn(at, password, remember, answer));
  });

export const signOut = (at: number): Step =>
  signedInStep(`sign out at ${at}`, at, async (model, real) => {
    model.sessions.delete(at);
    const browser = browserOf(real, at);
    expect((await browser.post('/logout')).status).toBe(204);
    await browser.csrf();
  });

export const endOthers = (at: number): Step =>
  signedInStep(`end the other sessions from ${at}`, at, async (model, real) => {
    const { status } = await browserOf(real, at).request('DELETE', '/api/sessions');
    expect(status).toBe(204);
    for (const other of [...model.sessions.keys()]) if (other !== at) model.sessions.delete(other);
  });

export const changePassword = (at: number, right: boolean): Step =>
  signedInStep(
    `change the password at ${at} with the ${right ? 'right' : 'former'} one`,
    at,
    async (model, real) => {
      const currentPassword = passwordText(model, right ? 'right' : 'former');
      const password = newPassword();
      const { status } = await browserOf(real, at).post('/api/user/change-password', {
        currentPassword,
        password,
        passwordConfirm: password,
      });
      if (right) model.setPassword(password, at);
      expectOutcome('change of the password', status, right);
    },
  );

export const sendCode = (at: number, purpose: Purpose, channel: Channel | undefined): Step =>
  signedInStep(
    `ask for a code for ${purpose} at ${at}${channel ? ` by ${channel}` : ''}`,
    at,
    async (model, real) => {
      const body = { action: purpose, ...(channel && { channel }) };
      const { status } = await browserOf(real, at).post('/api/security-code/', body);
      const sent = model.codeSent(purpose, channel);
      count(`code: ${sent ?? 'nowhere'}`);
      expect(status).toBe(sent === null ? 422 : sent === 'tooSoon' ? 429 : 200);
      if (sent === 'sms' || sent === 'email')
        await keepCode(real, purpose, model.channels.of(sent)?.to ?? '');
    },
  );

export const changeEmail = (at: number, to: 0 | 1, by: Proof, given: Given): Step =>
  signedInStep(
    `change the address at ${at} to number ${to}, proof ${by}, ${given}`,
    at,
    async (model, real) => {
      const email = real.emails[to];
      const { proof, fields } = await proofOf(model, real, { browser: at, change: 'email', by, given });
      const had = model.email?.to;
      const { status } = await browserOf(real, at).request('PATCH', '/api/user/update-profile', {
        body: { email, ...fields },
      });
      const done = model.changeEmail(at, email, proof);
      if (done && had !== email) await keepLink(real, 'verify.email', email);
      expectOutcome(`change of the address by ${proof.kind ?? 'nothing'}`, status, done);
    },
  );

export const changePhone = (at: number, to: 0 | 1, by: Proof, given: Given): Step =>
  signedInStep(
    `change the phone at ${at} to number ${to}, proof ${by}, ${given}`,
    at,
    async (model, real) => {
      const { proof, fields } = await proofOf(model, real, { browser: at, change: 'phone', by, given });
      const browser = browserOf(real, at);
      const { status } = await browser.postAsHuman('/api/user/update-phone', 'updatePhoneFormSubmit', {
        newPhoneNumber: real.phones[to].replace('+84', '0'),
        ...fields,
      });
      const done = model.changePhone(at, real.phones[to], proof);
      expectOutcome(`change of the phone by ${proof.kind ?? 'nothing'}`, status, done);
    },
  );

export const verifyEmail = (which: number): Step =>
  step(`open verification link ${which}`, async (model, real) => {
    const { link, token } = chooseLink(model, real, 'verify.email', which);
    const { status } = await browserOf(real, 0).request('PUT', '/email-verification', { body: { token } });
    expectOutcome('verification of the address', status, model.verifyEmail(link));
  });

export const hotline = (keyword: 'PTV' | 'MXT', from: 0 | 1): Step =>
  step(`${keyword} from phone ${from}`, async (model, real) => {
    const { deps, database } = real.world;
    const phone = real.phones[from];
    await database.db
      .transaction()
      .execute((trx) => acceptHotlineSms(trx, { from: phone, text: `${keyword} ${real.username}` }, deps));
    const answered = model.hotline(keyword, phone);
    count(`${keyword}: ${answered ? 'answered' : 'silent'}`);
    if (answered) await keepCode(real, 'reset.password', phone);
  });

export const askReset = (): Step =>
  step('ask for a reset by e-mail', async (model, real) => {
    const { deps, database } = real.world;
    const request = { kind: 'reset.password', subject: real.username } as const;
    const context = { origin: 'http://127.0.0.1', now: new Date(), keys: deps.keys };
    await database.db.transaction().execute((trx) => answerRecoveryRequest(trx, request, context));
    const sent = model.resetLinkSent();
    count(`reset link: ${sent ? 'sent' : 'not sent'}`);
    if (sent) await keepLink(real, 'reset.password', model.email?.to ?? '');
  });

export const resetByLink = (which: number): Step =>
  step(`reset by link ${which}`, async (model, real) => {
    const { link, token } = chooseLink(model, real, 'reset.password', which);
    const password = newPassword();
    const browser = browserOf(real, 0);
    const { status } = await browser.post('/reset-password', { password, passwordConfirm: password, token });
    expectOutcome('reset by link', status, model.resetByLink(link, password));
  });

export const resetByCode = (given: Given): Step =>
  step(`reset by a ${given} code`, async (model, real) => {
    const password = newPassword();
    const { status } = await browserOf(real, 0).post('/reset-password-by-phone', {
      username: real.username,
      otp: codeText(real, 'reset.password', given),
      newPassword: password,
      reNewPassword: password,
    });
    expectOutcome('reset by code', status, model.resetByCode(given, password));
  });

export const timePasses = (minutes: number): Step =>
  step(`${minutes} minutes pass`, async (model, real) => {
    model.timePasses(minutes);
    await passTime(real, minutes);
  });
