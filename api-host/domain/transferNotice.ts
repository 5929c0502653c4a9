import type { FieldErrors } from '@portal/contract';
import { isTransferAmount, MAX_VND } from './money';
import { storable } from './storable';

/** The endpoint for a provider's notices. */
export const noticePathOf = (provider: string): string =>
  `/api/transfer-notices/${encodeURIComponent(provider)}`;

/** The body of a transfer notice (docs/gateways.md). `amount` in whole VND. */
interface TransferNotice {
  id: string;
  amount: number;
  content: string;
}

const LONGEST_ID = 128;
const LONGEST_CONTENT = 1000;

/** Text that PostgreSQL can store. */
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest && !value.includes('\0');

/** The notice in a body, or its errors, which are in English for the provider's programmers. */
export function readNotice(body: unknown): { notice: TransferNotice } | { errors: FieldErrors } {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { errors: { '': ['must be a JSON object'] } };
  const { id, amount, content, ...unknown } = body as Record<string, unknown>;
  // Transfers without an id would count as copies of one another, and so would those whose ids become equal when they are stored.
  const idFits = isText(id, LONGEST_ID) && id.trim() !== '' && id === storable(id);
  const contentFits = isText(content, LONGEST_CONTENT);
  const amountFits = isTransferAmount(amount);
  const strangers = Object.keys(unknown);
  if (idFits && amountFits && contentFits && strangers.length === 0)
    return { notice: { id, amount, content } };
  return {
    errors: {
      ...(!idFits && { id: [`must be text of 1 to ${LONGEST_ID} characters, not only spaces`] }),
      ...(!amountFits && { amount: [`must be a whole number of VND, 1 to ${MAX_VND}`] }),
      ...(!contentFits && { content: [`must be text of at most ${LONGEST_CONTENT} characters`] }),
      ...Object.fromEntries(strangers.map((name) => [storable(name), ['is not known']])),
    },
  };
}
