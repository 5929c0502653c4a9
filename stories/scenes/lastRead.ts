import type { UnknownAction } from '@reduxjs/toolkit';
import type { Transaction, User } from '@portal/contract';
import { historyApi } from '../../src/api/endpoints/history';
import { lastReadShown } from '../../src/store/slices/lastRead';
import { meIs } from '../../tests/support/mockStore';

/** 20:15 on 21/11/2026 in Vietnam. */
const READ_AT = Date.UTC(2026, 10, 21, 13, 15);

/** The actions by which src/store/keepLastRead.ts shows the last-read data when the host does not respond. */
export const readEarlier = (user: User, history: Transaction[]): UnknownAction[] => [
  lastReadShown({ query: 'getMe', at: READ_AT }),
  meIs(user),
  lastReadShown({ query: 'getHistory', at: READ_AT - 60_000 }),
  historyApi.util.upsertQueryEntries([{ endpointName: 'getHistory', arg: undefined, value: history }]),
];

/** The action that RTK Query dispatches when the browser goes offline. */
export const wentOffline: UnknownAction = { type: '__rtkq/offline' };
