import type { User } from '@portal/contract';

/** The key in localStorage of the report that waits for a connection. forgetPlayers removes another player's. */
export const queuedReportKey = (user: User | null): string =>
  user === null ? 'problem-report' : `problem-report:${user.username}`;
