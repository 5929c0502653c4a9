import { newRecoveryCodes } from '../../../api-host/domain/recoveryCodes';
import { totpCode } from '../secondFactors';
import type { AccountModel } from './model';
import type { Given, SecondStep } from './modelTerms';
import type { Real } from './real';

const GUESSES = ['000000', '111111', '222222', '333333', '444444', '555555'];

/** A code that no app with this secret shows around this time. */
function guess(secret: string | null): string {
  const shown = secret === null ? [] : [-2, -1, 0, 1, 2].map((steps) => totpCode(secret, steps));
  return GUESSES.find((code) => !shown.includes(code)) ?? '';
}

/** The code that the app shows now; after its use the same code again until time passes. */
export function appCode(model: AccountModel, { app }: Real, given: Given): string {
  if (given === 'wrong' || app.secret === null) return guess(app.secret);
  if (model.factor.spent) return app.used;
  if (given === 'former') return guess(app.secret);
  app.used = totpCode(app.secret);
  return app.used;
}

/** The fields of the second step of a sign-in. */
export function secondFields(model: AccountModel, real: Real, second: SecondStep): Record<string, string> {
  if (second === null) return {};
  if (second.kind === 'totp') return { totpCode: appCode(model, real, second.given) };
  const { recoveryCodes: codes, formerCodes } = real.app;
  const used = codes.length - model.factor.recoveryCodes;
  const [unknown = ''] = newRecoveryCodes();
  // A former code was used already, or belongs to the ten that were replaced.
  const former = codes[used - 1] ?? formerCodes.at(-1);
  const recoveryCode = { right: codes[used], former, wrong: unknown }[second.given];
  return { recoveryCode: recoveryCode ?? unknown };
}

/** Stores ten new recovery codes. */
export function keepRecoveryCodes({ app }: Real, recoveryCodes: readonly string[]): void {
  app.formerCodes = app.recoveryCodes;
  app.recoveryCodes = recoveryCodes;
}
