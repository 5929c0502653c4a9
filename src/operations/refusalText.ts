import { withoutCount } from '../api/formErrors';
import type { OperationState } from './operationState';

/** What the host says of a refusal, a line each: its message and the errors of its fields, without repetitions. */
export const refusalText = ({
  message,
  errors = {},
}: Extract<OperationState<unknown>, { phase: 'refused' }>): string => {
  const ofFields = Object.values(errors).flat();
  const own = (message ?? '').split('\n').filter((line) => !ofFields.includes(withoutCount(line)));
  return [...new Set([...own, ...ofFields])].filter(Boolean).join('\n');
};
