/** The meaning of an alarm (table alarms, OPS-5), and what an operator can do about it. */
interface AlarmText {
  means: string;
  /** The command after `npm run admin --`, or another remedy. */
  todo: string;
  /** Whether it closes automatically, and only so: the database shows when its cause is gone. */
  closesItself?: true;
}

const settleTransfer = 'transfers show, then transfers assign or transfers reject';

export const alarmKinds = {
  'transfer-waiting': {
    means: 'A transfer waits, since its content names no player beyond doubt.',
    todo: settleTransfer,
    closesItself: true,
  },
  'transfer-rejected': {
    means: 'A transfer waits, since it is worth more than a balance can hold.',
    todo: settleTransfer,
    closesItself: true,
  },
  'claims-waiting': {
    means: 'Players say that they paid and got nothing, and wait for an answer.',
    todo: 'claims list, then claims show, and claims accept or claims refuse',
    closesItself: true,
  },
  'delivery-stuck': {
    means: 'A game server has not answered for a delivery, and the player waits for their coins.',
    todo: 'look at the game server; the host goes on trying',
    closesItself: true,
  },
  'delivered-after-refusal': {
    means: 'A game server delivered coins after their delivery was refused and refunded. The player may have both.',
    todo: 'deliveries show, and ask the game’s staff; if the coins arrived, recall',
  },
  'transfer-notice-forged': {
    means: 'A transfer notice had a wrong signature or key.',
    todo: 'compare the secret with the sender’s',
  },
  'transfer-notice-malformed': {
    means: 'A transfer notice could not be read.',
    todo: 'ask its sender; the transfer is not recorded',
  },
  'transfer-notice-conflict': {
    means: 'A known transfer arrived with another amount or content. No money moved.',
    todo: 'transfers show, and ask its sender',
  },
  'message-stuck': {
    means: 'A message could not be sent.',
    todo: 'look at the log and at the gateway of this channel',
  },
  'hotline-forged': {
    means: 'An SMS of the hotline had a wrong signature.',
    todo: 'compare HOTLINE_SECRET with the gateway’s',
  },
  'ledger-broken': {
    means: 'The ledger is not consistent.',
    todo: 'ledger check; stop recharges until it is understood',
  },
} as const satisfies Record<string, AlarmText>;

export type AlarmKind = keyof typeof alarmKinds;

/** The text for a kind of alarm. Rows of another version may have a kind that this version does not know. */
export const alarmText = (kind: string): AlarmText =>
  Object.hasOwn(alarmKinds, kind)
    ? alarmKinds[kind as AlarmKind]
    : { means: 'Something that another version of the host raised.', todo: 'alarms list' };

/** An alarm as operators see it. */
export interface Alarm {
  id: number;
  kind: string;
  /** What it is about: a transfer, a delivery, a sender. */
  subject: string;
  facts: AlarmFacts;
  /** How often it was raised, counted at most once a minute. */
  times: number;
  raisedAt: Date;
  lastAt: Date;
  closedAt: Date | null;
  /** false: it is open, or it closed automatically. */
  closedByOperator: boolean;
}

/** The numbers of an alarm that notices may contain. Its other details (contents of transfers, responses of mail servers) must not be sent. */
const factNames = ['amount', 'attempts', 'count', 'playerId', 'broken'] as const;
export type AlarmFacts = Partial<Record<(typeof factNames)[number], number>>;

export function factsOf(detail: Record<string, unknown>): AlarmFacts {
  const facts: AlarmFacts = {};
  for (const name of factNames) {
    const value = detail[name];
    if (typeof value === 'number') facts[name] = value;
  }
  return facts;
}
