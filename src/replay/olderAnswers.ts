import { isPlainObject } from '@reduxjs/toolkit';
import type { PaymentMethod } from '@portal/contract';
import { fieldsOf } from '../api/readers/json';
import { withIds } from '../api/readers/paymentMethods';
import type { RootState } from '../store/types';

type Queries = RootState['api']['queries'];

/** The methods of a recording that was made before methods had ids; any other list unchanged. */
const identified = (methods: unknown): unknown =>
  Array.isArray(methods) && methods.every(isPlainObject) && methods.some((method) => !('id' in method))
    ? withIds(methods as PaymentMethod[])
    : methods;

const withMethodIds = (data: unknown): unknown =>
  isPlainObject(data)
    ? Object.fromEntries(
        Object.entries(data).map(([list, methods]) => [
          list,
          list === 'cards' ? methods : identified(methods),
        ]),
      )
    : data;

/**
 * Completes the answers in a recorded state with what this version reads from them and earlier versions did not. Without the ids of the
 * payment methods, /payment would neither find the chosen method nor the one whose code is enlarged.
 */
export function withOlderAnswers(state: RootState): RootState {
  const { queries }: { queries: unknown } = state.api;
  if (!isPlainObject(queries)) return state;
  const completed = Object.entries(queries).map(([key, entry]): [string, unknown] => {
    const { endpointName, data } = fieldsOf(entry);
    return [
      key,
      endpointName === 'getPaymentMethods' ? { ...fieldsOf(entry), data: withMethodIds(data) } : entry,
    ];
  });
  return { ...state, api: { ...state.api, queries: Object.fromEntries(completed) as Queries } };
}
