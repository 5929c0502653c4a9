import type { Deps } from '../deps';
import type { AlarmKind } from '../domain/alarms';
import { raiseAlarm } from '../repositories/alarms';

const QUIET_MS = 60_000;

/** Raises alarms about bad calls from gateways, at most one a minute per subject, so that a flood stays cheap. */
export function noticeAlarms({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const last = new Map<string, number>();
  return async (kind: AlarmKind, subject: string, detail: Record<string, unknown>): Promise<void> => {
    const now = clock().getTime();
    const ago = now - (last.get(kind + subject) ?? -Infinity);
    // Negative: the clock was set back, maybe by far.
    if (ago >= 0 && ago < QUIET_MS) return;
    last.set(kind + subject, now);
    try {
      await raiseAlarm(db, kind, subject, detail);
    } catch (error) {
      // The sender repeats a call that failed; that call must raise the alarm, since a sender that is refused may not call again.
      last.delete(kind + subject);
      throw error;
    }
  };
}
