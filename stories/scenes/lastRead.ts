import type { UnknownAction } from '@reduxjs/toolkit';
import type { Transaction, User } from '@portal/contract';
import { historyApi } from '../../src/api/endpoints/history';
import { lastReadShown } from '../../src/store/slices/lastRead';
import { meIs } from '../../tests/support/mockStore';

/** 20:15 on 21/11/2026 in Vietnam. */
const READ_AT = Date.UTC(2026, 10, 21, 13, 15);

/** What src/store/keepLastRead.ts shows where the host gives no answer. */
export const readEarlier = (user: User, history: Transaction[]): UnknownAction[] => [
  lastReadShown({ query: 'getMe', at: READ_AT }),
  meIs(user),
  lastReadShown({ query: 'getHistory', at: READ_AT - 60_000 }),
  historyApi.util.upsertQueryEntries([{ endpointName: 'getHistory', arg: undefined, value: history }]),
];

/** As RTK Query hears it from the browser. */
export const wentOffline: UnknownAction = { type: '__rtkq/offline' };
