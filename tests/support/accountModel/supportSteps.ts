import * as fc from 'fast-check';
import { paths } from '@portal/contract';
import { answerRecoveryRequest } from '../../../api-host/useCases/answerRecoveryRequest';
import { removeFactors } from '../../../api-host/useCases/supportChanges';
import { setSuspension as suspendOrRelease } from '../../../api-host/useCases/suspendAccount';
import { signIn, timePasses } from './accountSteps';
import { chooseLink, codeText, keepCode, keepNotices } from './messages';
import { DAY, HOUR, type Given } from './modelTerms';
import { passwordText } from './proofs';
import { browserOf } from './real';
import { count, expectOutcome, inOrder, step, type Step } from './step';
import { at, given } from './steps';

/** Support suspends the account or releases it. */
export const setSuspension = (suspended: boolean): Step =>
  step(
    suspended ? 'support suspends the account' : 'support releases the account',
    async (model, { world, playerId }) => {
      const changes = model.isSuspended !== suspended;
      model.setSuspension(suspended);
      count(`account: ${suspended ? 'suspended' : 'released'}`);
      const done = await world.database.db
        .transaction()
        .execute((trx) => suspendOrRelease(trx, playerId, suspended ? 'suspended' : 'released'));
      expect(done).toBe(changes);
    },
    (model) => !model.isDeleted,
  );

/** A player reports to support that both factors are lost. A host sends the notices. */
export const supportRemovesFactors = (): Step =>
  step(
    'support removes the factors',
    async (model, real) => {
      const { deps, database } = real.world;
      const hadFactor = model.factor.isOn;
      const done = model.supportRemovesFactors();
      count(`support: ${done ? 'removes the factors' : 'finds no factor'}`);
      if (!done) return;
      const { factorDueAt } = await database.db
        .transaction()
        .execute((trx) => removeFactors(trx, real.playerId));
      expect(factorDueAt !== null).toBe(hadFactor);
      const context = { origin: 'http://127.0.0.1', now: new Date(), keys: deps.keys };
      const request = { kind: 'keep.factor', subject: real.username } as const;
      await database.db.transaction().execute((trx) => answerRecoveryRequest(trx, request, context));
      await keepNotices(model, real);
    },
    (model) => !model.isDeleted,
  );

/** A sign-in that reports the second factor as lost, with or without a code. */
export const loseFactor = (browser: number, which: Given, code: Given | null): Step =>
  step(
    `sign in at ${browser} without the lost factor, a ${which} password, code ${code}`,
    async (model, real) => {
      const password = passwordText(model, which);
      const answer = await browserOf(real, browser).post(paths.login, {
        ...{ username: real.username, password, lostFactor: true },
        ...(code !== null && { otpNumber: codeText(real, 'remove.factor', code) }),
      });
      const bySupport = model.factor.removal?.by === 'support' ? ', by support' : '';
      const end = model.signInWithoutFactor(browser, password, code);
      expectOutcome(
        `lost factor${bySupport}, ${end}`,
        answer.status,
        end === 'removed' || end === 'no factor',
      );
      if (end === 'begun') await keepNotices(model, real);
      if (end === 'code sent') await keepCode(real, 'remove.factor', model.phone.to);
    },
  );

export const keepFactor = (which: number): Step =>
  step(`open the link ${which} that keeps the factor`, async (model, real) => {
    const { link, token } = chooseLink(model, real, 'keep.factor', which);
    const { status } = await browserOf(real, 0).request('PUT', paths.keepSecondFactor, { body: { token } });
    expectOutcome('link that keeps the factor', status, model.keepFactor(link));
  });

/** How a player whose factors are lost regains access, and the other actions of support. */
export const supportSteps: fc.Arbitrary<Step>[] = [
  fc.tuple(at, given, fc.option(given)).map((args) => loseFactor(...args)),
  ...[1, 2].map(() => at.map((browser) => loseFactor(browser, 'right', null))),
  at.map((browser) =>
    inOrder(timePasses(73 * HOUR), loseFactor(browser, 'right', null), loseFactor(browser, 'right', 'right')),
  ),
  at.map((browser) =>
    inOrder(loseFactor(browser, 'right', null), timePasses(10 * DAY), loseFactor(browser, 'right', null)),
  ),
  fc.constant(null).map(supportRemovesFactors),
  fc.constantFrom(0, 0, 1).map(keepFactor),
  // Every sequence releases the account again.
  fc
    .tuple(at, given)
    .map(([browser, which]) =>
      inOrder(setSuspension(true), signIn(browser, which, false, 'asked'), setSuspension(false)),
    ),
];
