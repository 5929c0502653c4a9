import type { Breaking } from './breaking';

/** One way in which a call deviates from the contract. */
export interface Deviation {
  how: string;
  /** Set if the portal cannot tolerate the deviation. */
  breaking?: Breaking;
  /** Set if the answer says nothing about the call. */
  untried?: true;
}

/** The result of checking a call. A call without deviations conforms. */
export type Outcome =
  | { kind: 'tried'; deviations: readonly Deviation[] }
  /** The host does not have the call; `portal` describes how the portal behaves then. */
  | { kind: 'absent'; portal: string }
  | { kind: 'not tried'; why: string };

export interface Finding {
  /** The checked call, such as 'GET /api/me, signed out'. */
  call: string;
  outcome: Outcome;
}

export const absent = (portal: string): Outcome => ({ kind: 'absent', portal });
export const notTried = (why: string): Outcome => ({ kind: 'not tried', why });

/** A call whose answers all say nothing about it counts as not tried. */
export function tried(...deviations: readonly Deviation[]): Outcome {
  const [first] = deviations;
  return first && deviations.every(({ untried }) => untried)
    ? notTried(first.how)
    : { kind: 'tried', deviations };
}

export const isBreaking = ({ outcome }: Finding): boolean =>
  outcome.kind === 'tried' && outcome.deviations.some((deviation) => deviation.breaking !== undefined);
