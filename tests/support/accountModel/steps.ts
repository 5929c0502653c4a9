import * as fc from 'fast-check';
import type { Channel } from '@portal/contract';
import { acceptHotlineSms } from '../../../api-host/useCases/acceptHotlineSms';
import { answerRecoveryRequest } from '../../../api-host/useCases/answerRecoveryRequest';
import { DAY, HOUR, MINUTE, type Given, type ModelProof, type Purpose } from './model';
import { BROWSERS, passTime, type Real, type Start } from './real';
import {
  chooseLink,
  codeText,
  count,
  expectOutcome,
  keepCode,
  keepLink,
  proofOf,
  step,
  type Step,
} from './step';

const browserOf = ({ browsers }: Real, at: number) => {
  const browser = browsers[at];
  if (!browser) throw new Error(`no browser ${at}`);
  return browser;
};

let passwords = 0;
/** Strong, and never the same twice. */
const newPassword = () => `Xk7-vung-${(passwords += 1)}-qP`;

const signIn = (at: number, which: Given, remember: boolean): Step =>
  step(`sign in at ${at} with a ${which} password`, async (model, real) => {
    const former = model.passwords.at(-2);
    const password =
      which === 'right' ? model.password : which === 'former' && former ? former : 'Khong-phai-9';
    const { status } = await browserOf(real, at).post('/login', {
      username: real.username,
      password,
      remember,
    });
    expectOutcome(`sign-in, ${which}`, status, model.signIn(at, password, remember));
  });

const signOut = (at: number): Step =>
  step(
    `sign out at ${at}`,
    async (model, real) => {
      model.sessions.delete(at);
      const browser = browserOf(real, at);
      expect((await browser.post('/logout')).status).toBe(204);
      await browser.csrf();
    },
    (model) => model.isSignedIn(at),
  );

const endOthers = (at: number): Step =>
  step(
    `end the other sessions from ${at}`,
    async (model, real) => {
      const { status } = await browserOf(real, at).request('DELETE', '/api/sessions');
      expect(status).toBe(204);
      for (const other of [...model.sessions.keys()]) if (other !== at) model.sessions.delete(other);
    },
    (model) => model.isSignedIn(at),
  );

const changePassword = (at: number, right: boolean): Step =>
  step(
    `change the password at ${at} with the ${right ? 'right' : 'former'} one`,
    async (model, real) => {
      const currentPassword = right ? model.password : (model.passwords.at(-2) ?? 'Khong-phai-9');
      const password = newPassword();
      const { status } = await browserOf(real, at).post('/api/user/change-password', {
        currentPassword,
        password,
        passwordConfirm: password,
      });
      if (right) model.setPassword(password, at);
      expectOutcome('change of the password', status, right);
    },
    (model) => model.isSignedIn(at),
  );

const sendCode = (at: number, purpose: Purpose, channel: Channel | undefined): Step =>
  step(
    `ask for a code for ${purpose} at ${at}${channel ? ` by ${channel}` : ''}`,
    async (model, real) => {
      const body = { action: purpose, ...(channel && { channel }) };
      const { status } = await browserOf(real, at).post('/api/security-code/', body);
      const sent = model.codeSent(purpose, channel);
      count(`code: ${sent ?? 'nowhere'}`);
      expect(status).toBe(sent === null ? 422 : sent === 'tooSoon' ? 429 : 200);
      if (sent === 'sms' || sent === 'email') await keepCode(real, purpose, model.channel(sent)?.to ?? '');
    },
    (model) => model.isSignedIn(at),
  );

/** The proof that is asked for first, or another. */
type Proof = 'first' | ModelProof | null;

const changeEmail = (at: number, to: 0 | 1, proof: Proof, given: Given): Step =>
  step(
    `change the address at ${at} to number ${to}, proof ${proof}, ${given}`,
    async (model, real) => {
      const kind = proof === 'first' ? model.accepted('email')[0] : proof;
      const email = real.emails[to];
      const proofs = proofOf(model, real, { purpose: 'confirm.change_email', kind, given });
      const had = model.email?.to;
      const { status } = await browserOf(real, at).request('PATCH', '/api/user/update-profile', {
        body: { email, ...proofs },
      });
      const done = model.changeEmail(at, email, kind, given);
      if (done && had !== email) await keepLink(real, 'verify.email', email);
      expectOutcome(`change of the address by ${kind ?? 'nothing'}`, status, done);
    },
    (model) => model.isSignedIn(at),
  );

const changePhone = (at: number, to: 0 | 1, proof: Proof, given: Given): Step =>
  step(
    `change the phone at ${at} to number ${to}, proof ${proof}, ${given}`,
    async (model, real) => {
      const kind = proof === 'first' ? model.accepted('phone')[0] : proof;
      const browser = browserOf(real, at);
      const { status } = await browser.postAsHuman('/api/user/update-phone', 'updatePhoneFormSubmit', {
        newPhoneNumber: real.phones[to].replace('+84', '0'),
        ...proofOf(model, real, { purpose: 'confirm.phone_number', kind, given }),
      });
      const done = model.changePhone(at, real.phones[to], kind, given);
      expectOutcome(`change of the phone by ${kind ?? 'nothing'}`, status, done);
    },
    (model) => model.isSignedIn(at),
  );

const verifyEmail = (which: number): Step =>
  step(`open verification link ${which}`, async (model, real) => {
    const { link, token } = chooseLink(model, real, 'verify.email', which);
    const { status } = await browserOf(real, 0).request('PUT', '/email-verification', { body: { token } });
    expectOutcome('verification of the address', status, model.verifyEmail(link));
  });

const hotline = (keyword: 'PTV' | 'MXT', from: 0 | 1): Step =>
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

const askReset = (): Step =>
  step('ask for a reset by e-mail', async (model, real) => {
    const { deps, database } = real.world;
    const request = { kind: 'reset.password', subject: real.username } as const;
    const context = { origin: 'http://127.0.0.1', now: new Date(), keys: deps.keys };
    await database.db.transaction().execute((trx) => answerRecoveryRequest(trx, request, context));
    const sent = model.resetLinkSent();
    count(`reset link: ${sent ? 'sent' : 'not sent'}`);
    if (sent) await keepLink(real, 'reset.password', model.email?.to ?? '');
  });

const resetByLink = (which: number): Step =>
  step(`reset by link ${which}`, async (model, real) => {
    const { link, token } = chooseLink(model, real, 'reset.password', which);
    const password = newPassword();
    const browser = browserOf(real, 0);
    const { status } = await browser.post('/reset-password', { password, passwordConfirm: password, token });
    expectOutcome('reset by link', status, model.resetByLink(link, password));
  });

const resetByCode = (given: Given): Step =>
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

const timePasses = (minutes: number): Step =>
  step(`${minutes} minutes pass`, async (model, real) => {
    model.timePasses(minutes);
    await passTime(real, minutes);
  });

/** One after the other, as a player does them. */
const inOrder = (...parts: Step[]): Step => ({
  check: (model) => parts.every((part) => part.check(model)),
  async run(model, real) {
    for (const part of parts) if (part.check(model)) await part.run(model, real);
  },
  toString: () => parts.join(', then '),
});

const at = fc.nat(BROWSERS - 1);
const to = fc.constantFrom<0 | 1>(0, 1, 1);
const given = fc.constantFrom<Given>('right', 'right', 'right', 'former', 'wrong');
const proof = fc.constantFrom<Proof>('first', 'first', 'first', 'first', 'sms', 'email', 'password', null);
const channel = fc.constantFrom<Channel | undefined>(undefined, undefined, 'sms', 'email');
const purpose = fc.constantFrom<Purpose>('confirm.change_email', 'confirm.phone_number');
const link = fc.constantFrom(0, 0, 0, 1);

/** Everything that may happen to an account. */
export const steps: fc.Arbitrary<Step>[] = [
  ...[1, 2, 3].map(() =>
    fc.tuple(at, fc.constant<Given>('right'), fc.boolean()).map((args) => signIn(...args)),
  ),
  fc.tuple(at, given, fc.boolean()).map((args) => signIn(...args)),
  at.map(signOut),
  at.map(endOthers),
  fc.tuple(at, fc.boolean()).map((args) => changePassword(...args)),
  ...[1, 2].map(() => fc.tuple(at, purpose, channel).map((args) => sendCode(...args))),
  ...[1, 2].map(() => fc.tuple(at, to, proof, given).map((args) => changeEmail(...args))),
  ...[1, 2].map(() => fc.tuple(at, to, proof, given).map((args) => changePhone(...args))),
  fc
    .tuple(at, to, channel, given)
    .map(([browser, number, by, code]) =>
      inOrder(
        sendCode(browser, 'confirm.phone_number', by),
        changePhone(browser, number, by ?? 'first', code),
      ),
    ),
  fc
    .tuple(at, to, channel, given)
    .map(([browser, number, by, code]) =>
      inOrder(
        sendCode(browser, 'confirm.change_email', by),
        changeEmail(browser, number, by ?? 'first', code),
        verifyEmail(0),
      ),
    ),
  fc.tuple(at, purpose, channel).map((args) => inOrder(sendCode(...args), sendCode(...args))),
  ...[1, 2].map(() => link.map(verifyEmail)),
  ...[1, 2].map(() =>
    fc.tuple(fc.constantFrom<'PTV' | 'MXT'>('PTV', 'MXT'), to).map((args) => hotline(...args)),
  ),
  fc.constant(null).map(askReset),
  link.map(resetByLink),
  fc.constant(null).map(() => inOrder(askReset(), resetByLink(0))),
  given.map(resetByCode),
  fc.constantFrom(MINUTE * 25, HOUR * 26, HOUR * 73, DAY * 31).map(timePasses),
];

export const starts: fc.Arbitrary<Start> = fc.record({
  hasEmail: fc.boolean(),
  phoneVerified: fc.boolean(),
  emailVerified: fc.boolean(),
});
