import type { Channel } from '@portal/contract';
import { sendCode } from './accountSteps';
import type { AccountModel } from './model';
import { policies, type Given, type GivenProof, type ModelChange } from './modelTerms';
import { proofOf, type Proof } from './proofs';
import { browserOf, type Real } from './real';
import { expectOutcome, inOrder, signedInStep, type Step } from './step';

interface ProvenCall {
  /** For example `removal of the factor`. */
  what: string;
  change: Extract<ModelChange, 'secondFactor' | 'deletion'>;
  path: string;
  /** What the call sends besides its proof. */
  body?: (real: Real) => object;
  /** Whether the model makes the change. */
  make: (model: AccountModel, browser: number, proof: GivenProof) => boolean;
  /** Stores the response of a successful change. */
  keep?: (model: AccountModel, real: Real, answer: unknown) => void;
}

/** A POST from a signed-in browser that makes a change with a proof. */
export const provenStep =
  ({ what, change, path, body, make, keep }: ProvenCall) =>
  (browser: number, by: Proof, given: Given): Step =>
    signedInStep(`${what} at ${browser}, proof ${by}, ${given}`, browser, async (model, real) => {
      const { proof, fields } = await proofOf(model, real, { browser, change, by, given });
      const answer = await browserOf(real, browser).post(path, { ...body?.(real), ...fields });
      const done = make(model, browser, proof);
      expectOutcome(`${what} by ${proof.kind ?? 'nothing'}`, answer.status, done);
      if (done) keep?.(model, real, answer.status === 200 ? answer.json() : null);
    });

/** Requests a code first if the proof is a code. */
export const withCode = (
  browser: number,
  change: ProvenCall['change'],
  by: Channel | undefined,
  then: Step,
): Step => inOrder(sendCode(browser, policies[change].purpose, by), then);
