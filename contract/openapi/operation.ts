import type { calls } from '../calls';
import type { Schema } from './schema';

export type ContractCall = (typeof calls)[number];
/** 'GET /api/me'. */
export type CallKey<Call extends ContractCall = ContractCall> = Call extends ContractCall
  ? `${Call['method']} ${Call['path']}`
  : never;

/** A status of which a call says more than that there was a refusal. */
type RefusalStatus = 404 | 409 | 422;

/** What the document says of one call; paths and methods are in `calls`. */
export interface Operation {
  /** The name of the portal's endpoint. */
  id: string;
  summary: string;
  tag: 'session' | 'accounts' | 'money' | 'game' | 'texts';
  /** 'player': 401 without a session. */
  who: 'anyone' | 'player';
  /** Where the portal needs it: routes. */
  screens: readonly string[];
  notes?: string;
  /** Parameters of the query and headers, beside those that every call has. */
  parameters?: readonly Parameter[];
  payload?: Schema;
  /** The answer that the portal reads. Without one it reads no body, and any 2xx is a success. */
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

/** A call that requirements §7 does not have. */
export interface AdditionalOperation extends Operation {
  /** What the portal does where a host does not have the call (HOST-4). */
  whenAbsent: string;
}

/** An operation for each call of the contract: one that is missing, or an addition that does not say what holds without it, does not compile. */
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
