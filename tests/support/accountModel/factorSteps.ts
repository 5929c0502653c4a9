import * as fc from 'fast-check';
import type { Channel, RecoveryCodes, TotpSetup } from '@portal/contract';
import { deleteIfDue } from '../../../api-host/useCases/deleteAccount';
import { appCode } from './app';
import { browserOf, changePhone, sendCode, signIn, timePasses, type Proof } from './accountSteps';
import { DAY, MINUTE, type Given, type Purpose } from './modelTerms';
import { count, expectOutcome, inOrder, proofOf, signedInStep, step, type Step } from './step';
import { at, channel, given, proof } from './steps';

type FactorPurpose = Extract<Purpose, 'confirm.second_factor' | 'confirm.deletion'>;

/** The proof's kind, and its fields. */
function proving(
  model: Parameters<typeof proofOf>[0],
  real: Parameters<typeof proofOf>[1],
  asked: { purpose: FactorPurpose; proof: Proof; given: Given },
) {
  const change = asked.purpose === 'confirm.deletion' ? 'deletion' : 'secondFactor';
  const kind = asked.proof === 'first' ? model.accepted(change)[0] : asked.proof;
  return { kind, fields: proofOf(model, real, { purpose: asked.purpose, kind, given: asked.given }) };
}

const setUp = (browser: number, by: Proof, which: Given): Step =>
  signedInStep(
    `set the second factor up at ${browser}, proof ${by}, ${which}`,
    browser,
    async (model, real) => {
      const { kind, fields } = proving(model, real, {
        purpose: 'confirm.second_factor',
        proof: by,
        given: which,
      });
      const answer = await browserOf(real, browser).post('/api/second-factor/setup', fields);
      const done = model.setUpFactor(kind, which);
      if (done) real.app.secret = (answer.json() as TotpSetup).totpSecret;
      expectOutcome(
        `set-up of the factor by ${kind ?? 'nothing'}`,
        answer.status === 200 ? 204 : answer.status,
        done,
      );
    },
  );

const confirm = (browser: number, which: Given): Step =>
  signedInStep(
    `confirm the second factor at ${browser} with a ${which} code`,
    browser,
    async (model, real) => {
      const totpCode = appCode(model, real, which);
      const answer = await browserOf(real, browser).post('/api/second-factor/confirm', { totpCode });
      const done = model.confirmFactor(browser, which);
      if (done) real.app.recoveryCodes = (answer.json() as RecoveryCodes).recoveryCodes;
      expectOutcome('confirmation of the factor', answer.status === 200 ? 204 : answer.status, done);
    },
  );

const remove = (browser: number, by: Proof, which: Given): Step =>
  signedInStep(
    `remove the second factor at ${browser}, proof ${by}, ${which}`,
    browser,
    async (model, real) => {
      const { kind, fields } = proving(model, real, {
        purpose: 'confirm.second_factor',
        proof: by,
        given: which,
      });
      const { status } = await browserOf(real, browser).post('/api/second-factor/remove', fields);
      const done = model.removeFactor(browser, kind, which);
      expectOutcome(`removal of the factor by ${kind ?? 'nothing'}`, status, done);
    },
  );

const askDeletion = (browser: number, by: Proof, which: Given): Step =>
  signedInStep(`ask for the deletion at ${browser}, proof ${by}, ${which}`, browser, async (model, real) => {
    const { kind, fields } = proving(model, real, { purpose: 'confirm.deletion', proof: by, given: which });
    const { status } = await browserOf(real, browser).post('/api/account-deletion', fields);
    expectOutcome(`deletion by ${kind ?? 'nothing'}`, status, model.askDeletion(browser, kind, which));
  });

const keep = (browser: number): Step =>
  signedInStep(`keep the account at ${browser}`, browser, async (model, real) => {
    count(`account: ${model.deletion ? 'kept' : 'not to be deleted'}`);
    model.keep();
    const { status } = await browserOf(real, browser).request('DELETE', '/api/account-deletion');
    expect(status).toBe(204);
  });

/** What a host does all the time. */
const deleteDue = (): Step =>
  step('a host deletes what is due', async (model, { world, playerId }) => {
    const due = model.deleteIfDue();
    count(`account: ${due ? 'deleted' : 'not due'}`);
    expect(await deleteIfDue(world.database.db, world.deps.keys, playerId)).toBe(due);
  });

/** A code first where the proof is one. */
const withCode = (browser: number, purpose: FactorPurpose, by: Channel | undefined, then: Step): Step =>
  inOrder(sendCode(browser, purpose, by), then);

/** What may happen to the second factor of an account, and its end. */
export const factorSteps: fc.Arbitrary<Step>[] = [
  ...[1, 2].map(() =>
    fc
      .tuple(at, channel)
      .map(([browser, by]) =>
        inOrder(
          withCode(browser, 'confirm.second_factor', by, setUp(browser, by ?? 'first', 'right')),
          confirm(browser, 'right'),
        ),
      ),
  ),
  fc.tuple(at, proof, given).map((args) => setUp(...args)),
  fc.tuple(at, given).map((args) => confirm(...args)),
  fc.tuple(at, proof, given).map((args) => remove(...args)),
  fc
    .tuple(at, channel, given)
    .map(([browser, by, which]) =>
      withCode(browser, 'confirm.second_factor', by, remove(browser, by ?? 'first', which)),
    ),
  fc
    .tuple(at, channel, given)
    .map(([browser, by, which]) =>
      withCode(browser, 'confirm.deletion', by, askDeletion(browser, by ?? 'first', which)),
    ),
  fc.tuple(at, proof, given).map((args) => askDeletion(...args)),
  at.map(keep),
  at.map((browser) => inOrder(timePasses(MINUTE), askDeletion(browser, 'first', 'right'), keep(browser))),
  at.map((browser) =>
    inOrder(timePasses(MINUTE), askDeletion(browser, 'first', 'right'), timePasses(14 * DAY), deleteDue()),
  ),
  ...[1, 2, 3].map(() =>
    at.map((browser) => withCode(browser, 'confirm.second_factor', 'sms', remove(browser, 'sms', 'right'))),
  ),
  at.map((browser) => signIn(browser, 'right', false, { kind: 'totp', given: 'wrong' })),
  at.map((browser) => withCode(browser, 'confirm.second_factor', 'email', setUp(browser, 'email', 'right'))),
  at.map((browser) => withCode(browser, 'confirm.deletion', 'sms', askDeletion(browser, 'sms', 'right'))),
  at.map((browser) => signIn(browser, 'right', false, null)),
  at.map((browser) =>
    inOrder(
      signIn(browser, 'right', false, { kind: 'recoveryCode', given: 'right' }),
      signIn(browser, 'right', false, { kind: 'recoveryCode', given: 'former' }),
    ),
  ),
  at.map((browser) => inOrder(timePasses(MINUTE), remove(browser, 'totp', 'right'))),
  at.map((browser) => inOrder(timePasses(MINUTE), changePhone(browser, 1, 'totp', 'right'))),
  // The app shows the next code.
  fc.tuple(at, given).map(([browser, which]) => inOrder(timePasses(MINUTE), remove(browser, 'totp', which))),
  fc
    .tuple(at, given)
    .map(([browser, which]) => inOrder(timePasses(MINUTE), changePhone(browser, 1, 'totp', which))),
  ...[1, 2].map(() =>
    fc
      .tuple(at, fc.constantFrom<'totp' | 'recoveryCode'>('totp', 'recoveryCode', 'recoveryCode'), given)
      .map(([browser, kind, which]) => signIn(browser, 'right', false, { kind, given: which })),
  ),
  fc.constantFrom(0, 13, 14, 15).map((days) => inOrder(timePasses(days * DAY), deleteDue())),
];
