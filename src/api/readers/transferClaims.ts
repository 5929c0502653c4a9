import type { TransferClaim } from '@portal/contract';
import { fieldsOf, readInstant, readName, readNumber, readRows, readText } from './json';

/** A claim; null without an id, an amount, or the times of the transfer and of the claim. */
export function readTransferClaim(json: unknown): TransferClaim | null {
  const fields = fieldsOf(json);
  const id = readText(fields['id']);
  const amount = readNumber(fields['amount']);
  const transferredAt = readInstant(fields['transferredAt']);
  const createdAt = readInstant(fields['createdAt']);
  if (id === null || amount === null || transferredAt === null || createdAt === null) return null;
  return {
    id,
    amount,
    transferredAt,
    createdAt,
    method: readText(fields['method']),
    reference: readText(fields['reference']),
    state: readName(fields['state']) ?? 'open',
    refusal: readName(fields['refusal']),
    transactionId: readText(fields['transactionId']),
    decidedAt: readInstant(fields['decidedAt']),
  };
}

/** GET /api/transfer-claims, an addition; null if the answer is not a list, since the host then has no claims (HOST-4). */
export const readTransferClaims = (json: unknown): TransferClaim[] | null =>
  readRows(json, readTransferClaim, 'transfer-claims');
