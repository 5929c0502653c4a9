import type { OperationState } from './operationState';

/** What the host says of a refusal, a line each: its message and the errors of its fields, without repetitions. */
export const refusalText = ({
  message,
  errors = {},
}: Extract<OperationState<unknown>, { phase: 'refused' }>): string =>
  [...new Set([...(message ?? '').split('\n'), ...Object.values(errors).flat()])].filter(Boolean).join('\n');
