import type { LoggedSnapshot } from './enteredAt';
import { liftedOf, type Entry, type LiftedState } from './liftedState';
import { isOwnLog } from './panelLog';
import { screenAt } from './screenAt';
import { texts } from './texts';
import type { TimeTravel } from './timeTravel';

/** Throws the message that the panel is to show. */
export const refuse = (why: string): never => {
  throw new Error(why);
};

const snapshotsOf = (log: LiftedState): LoggedSnapshot[] =>
  log.stagedActionIds.map((id, index) => ({
    state: log.computedStates[index]?.state as LoggedSnapshot['state'],
    at: log.actionsById[id]?.timestamp ?? 0,
    action: log.skippedActionIds.includes(id) ? undefined : log.actionsById[id]?.action,
  }));

/** The portal's copy of what the Redux DevTools panel shows, so that a command needs only the number of an action. */
export interface PanelHistory {
  /** Starts a new log with this entry and makes the portal live. */
  begin: (first: Entry) => void;
  /** Adds an entry. Its number is its index. */
  push: (entry: Entry) => void;
  /** How many entries the portal's own log has. */
  length: () => number;
  /** The log that is shown: the portal's own, or one that was imported or altered. */
  shown: () => LiftedState;
  /** Whether the shown log was imported, or had actions skipped, moved or removed. */
  isAltered: () => boolean;
  /** Whether a past state is shown. */
  isPast: () => boolean;
  /** Shows the state after an action. The last one of the portal's own log is the present. */
  jump: (index: number) => void;
  /** Shows another log and the state at the index, by default the current index. */
  alter: (log: LiftedState, index?: number) => void;
  /** Records that the portal is live again, whatever made it live. */
  becomeLive: () => void;
}

/** `replaced` is called with a log that replaces the one that the panel shows. */
export function createPanelHistory(
  entries: readonly Entry[],
  timeTravel: TimeTravel,
  replaced: (log: LiftedState) => void,
): PanelHistory {
  let own: Entry[] = [...entries];
  let altered: LiftedState | null = null;
  let snapshots: readonly LoggedSnapshot[] = [];
  /** The last index when time travel began; a jump to it or beyond returns to the live portal. Null while the portal is live. */
  let liveFrom: number | null = null;
  let position = own.length - 1;

  const shown = () => ({ ...(altered ?? liftedOf(own)), currentStateIndex: position });
  const becomeLive = () => {
    liveFrom = null;
    altered = null;
    position = own.length - 1;
  };
  const goLive = () => {
    becomeLive();
    timeTravel.goLive();
  };
  const show = (index: number) => {
    const isThere = index < shown().stagedActionIds.length;
    const ownSnapshots = own as readonly LoggedSnapshot[];
    const snapshot = isThere
      ? screenAt(altered ? [...snapshots, ...ownSnapshots] : ownSnapshots, index)
      : undefined;
    if (!snapshot) return refuse(texts.noSuchAction);
    position = index;
    liveFrom ??= own.length - 1;
    timeTravel.show(snapshot);
  };
  const jump = (index: number) => {
    if (altered === null && index >= (liveFrom ?? own.length - 1)) goLive();
    else show(index);
  };
  return {
    begin: (first) => {
      own = [first];
      goLive();
    },
    push: (entry) => {
      own.push(entry);
      if (liveFrom === null) position = own.length - 1;
    },
    length: () => own.length,
    shown,
    isAltered: () => altered !== null,
    isPast: () => liveFrom !== null,
    jump,
    alter: (log, index = position) => {
      const last = log.stagedActionIds.length - 1;
      const target = Math.min(index, last);
      altered = isOwnLog(log, own) ? null : log;
      snapshots = altered ? snapshotsOf(log) : [];
      position = altered || target < last ? target : own.length - 1;
      replaced(shown());
      jump(position);
    },
    becomeLive,
  };
}
