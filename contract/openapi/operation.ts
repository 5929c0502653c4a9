import type { calls } from '../calls';
import type { Schema } from './schema';

export type ContractCall = (typeof calls)[number];
/** 'GET /api/me'. */
export type CallKey<Call extends ContractCall = ContractCall> = Call extends ContractCall
  ? `${Call['method']} ${Call['path']}`
  : never;

/** The refusal statuses that a call may describe in its own words. */
type RefusalStatus = 404 | 409 | 422;

/** The document's description of one call; paths and methods are in `calls`. */
export interface Operation {
  /** The name of the portal's endpoint. */
  id: string;
  summary: string;
  tag: 'session' | 'accounts' | 'money' | 'game' | 'texts';
  /** 'player': 401 without a session. */
  who: 'anyone' | 'player';
  /** The routes of the portal that need it. */
  screens: readonly string[];
  notes?: string;
  /** Query parameters and headers, in addition to those of every call. */
  parameters?: readonly Parameter[];
  payload?: Schema;
  /** The response that the portal reads. If absent, it reads no body, and any 2xx is a success. */
  answer?: {
    schema: Schema;
    description?: string;
    mediaType?: 'application/json' | 'text/event-stream' | 'text/csv';
  };
  /** The cookies that a success sets. */
  cookies?: string;
  /** What these refusals mean here. */
  refusals?: Readonly<Partial<Record<RefusalStatus, string>>>;
  /** Refusals are RechargeErrorBody, and Idempotency-Key is sent. */
  idempotent?: true;
}

/** A call that is not in requirements §7. */
export interface AdditionalOperation extends Operation {
  /** What the portal does if a host does not have the call (HOST-4). */
  whenAbsent: string;
}

/** An operation for each call of the contract. A missing one, or an addition without `whenAbsent`, does not compile. */
export type Operations = {
  readonly [Call in ContractCall as CallKey<Call>]: Call extends { addition: true }
    ? AdditionalOperation
    : Operation;
};

export interface Parameter {
  name: string;
  in: 'header' | 'query' | 'path';
  required?: boolean;
  description: string;
  schema: Schema;
  'x-addition'?: true;
  'x-when-absent'?: string;
}
