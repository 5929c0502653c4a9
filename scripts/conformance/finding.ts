import type { Unbearable } from './unbearable';

/** One way in which a call is not what the contract says. */
export interface Deviation {
  how: string;
  /** Set where the portal cannot bear it. */
  unbearable?: Unbearable;
}

/** What was found out about a call. No deviations: it conforms. */
export type Outcome =
  | { kind: 'tried'; deviations: readonly Deviation[] }
  /** The host does not have the call; `portal` is what the portal then does. */
  | { kind: 'absent'; portal: string }
  | { kind: 'not tried'; why: string };

export interface Finding {
  /** 'GET /api/me, signed out'. */
  call: string;
  outcome: Outcome;
}

export const tried = (...deviations: readonly Deviation[]): Outcome => ({ kind: 'tried', deviations });
export const absent = (portal: string): Outcome => ({ kind: 'absent', portal });
export const notTried = (why: string): Outcome => ({ kind: 'not tried', why });

export const isUnbearable = ({ outcome }: Finding): boolean =>
  outcome.kind === 'tried' && outcome.deviations.some((deviation) => deviation.unbearable !== undefined);
