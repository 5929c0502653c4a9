import * as fc from 'fast-check';
import { paths } from '@portal/contract';
import { deleteIfDue } from '../../../api-host/useCases/deleteAccount';
import { timePasses } from './accountSteps';
import { DAY, MINUTE } from './modelTerms';
import { provenStep, withCode } from './provenSteps';
import { browserOf } from './real';
import { count, inOrder, signedInStep, step, type Step } from './step';
import { at, channel, given, proof } from './steps';

export const askDeletion = provenStep({
  what: 'deletion',
  change: 'deletion',
  path: paths.accountDeletion,
  make: (model, browser, by) => model.askDeletion(browser, by),
});

export const keep = (browser: number): Step =>
  signedInStep(`keep the account at ${browser}`, browser, async (model, real) => {
    count(`account: ${model.deletion ? 'kept' : 'not to be deleted'}`);
    model.keep();
    const { status } = await browserOf(real, browser).request('DELETE', paths.accountDeletion);
    expect(status).toBe(204);
  });

/** A job that hosts run continuously. */
export const deleteDue = (): Step =>
  step('a host deletes what is due', async (model, { world, playerId }) => {
    const due = model.deleteIfDue();
    count(
      `account: ${due ? 'deleted' : model.deletion && model.isSuspended ? 'kept while suspended' : 'not due'}`,
    );
    expect(await deleteIfDue(world.database.db, world.deps.keys, playerId)).toBe(due);
  });

/** The ways in which an account is deleted or kept. */
export const deletionSteps: fc.Arbitrary<Step>[] = [
  fc
    .tuple(at, channel, given)
    .map(([browser, by, which]) =>
      withCode(browser, 'deletion', by, askDeletion(browser, by ?? 'first', which)),
    ),
  fc.tuple(at, proof, given).map((args) => askDeletion(...args)),
  at.map(keep),
  at.map((browser) => inOrder(timePasses(MINUTE), askDeletion(browser, 'first', 'right'), keep(browser))),
  at.map((browser) =>
    inOrder(timePasses(MINUTE), askDeletion(browser, 'first', 'right'), timePasses(14 * DAY), deleteDue()),
  ),
  at.map((browser) => withCode(browser, 'deletion', 'sms', askDeletion(browser, 'sms', 'right'))),
  fc.constantFrom(0, 13, 14, 15).map((days) => inOrder(timePasses(days * DAY), deleteDue())),
];
