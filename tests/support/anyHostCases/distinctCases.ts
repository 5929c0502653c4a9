import { inspect } from 'node:util';
import { readPaymentMethods } from '../../../src/api/readers/paymentMethods';
import { readRechargeConfig } from '../../../src/api/readers/rechargeConfig';
import { readTransactions } from '../../../src/api/readers/transactions';
import { readUser } from '../../../src/api/readers/user';
import { readAccountZones, readZones } from '../../../src/api/readers/zones';
import type { CallKey } from '../sectionSevenHost/callTable';
import { withPart, type JsonPath } from './jsonPath';

/** The portal's reader for each response. */
const readers = {
  'GET /api/me': readUser,
  'GET /api/transaction-history': readTransactions,
  'GET /api/payment-methods': readPaymentMethods,
  'GET /api/recharge/game': readRechargeConfig,
  'GET /api/zones': readZones,
  'GET /api/account-zones': readAccountZones,
} satisfies Partial<Record<CallKey, (json: unknown) => unknown>>;

/** A call whose responses are varied. */
export type ReadCall = keyof typeof readers;

/** A case to check: the value that the host puts in a given place. */
export interface Case {
  field: string;
  form: string;
  at: JsonPath;
  value: unknown;
}

/** A case, and an earlier case that the portal reads as the same; null: there is none, so its screen must be checked. */
export interface SortedCase extends Case {
  readAs: string | null;
}

const whole = { depth: null, maxArrayLength: null, maxStringLength: null, breakLength: Infinity };

/** Reads a response without the warnings about rows left out; hundreds of cases would log hundreds of them. */
function readQuietly(call: ReadCall, json: unknown): unknown {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return readers[call](json);
  } finally {
    console.warn = warn;
  }
}

/**
 * Pages see only what the readers of src/api/readers return, so of all cases that are read as the same only one is checked. `sample` is
 * the correct response, which is checked first.
 */
export function distinctCases(call: ReadCall, sample: unknown, cases: readonly Case[]): SortedCase[] {
  const reading = (json: unknown) => inspect(readQuietly(call, json), whole);
  const seen = new Map([[reading(sample), 'it should be']]);
  return cases.map((one) => {
    const read = reading(withPart(sample, one.at, one.value));
    const readAs = seen.get(read) ?? null;
    if (readAs === null) seen.set(read, `${one.field} ${one.form}`);
    return { ...one, readAs };
  });
}
