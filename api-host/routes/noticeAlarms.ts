import type { Deps } from '../deps';
import type { AlarmKind } from '../domain/alarms';
import { raiseAlarm } from '../repositories/alarms';

const QUIET_MS = 60_000;

/** Raises alarms about bad calls from senders of transfers, at most one a minute per subject, so that a flood stays cheap. */
export function noticeAlarms({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const last = new Map<string, number>();
  return async (kind: AlarmKind, subject: string, detail: Record<string, unknown>): Promise<void> => {
    const now = clock().getTime();
    if (now - (last.get(kind + subject) ?? -Infinity) < QUIET_MS) return;
    last.set(kind + subject, now);
    await raiseAlarm(db, kind, subject, detail);
  };
}
