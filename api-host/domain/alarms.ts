/** The meaning of an alarm (table alarms, OPS-5), and what an operator should do about it. */
interface AlarmText {
  means: string;
  /** The command after `npm run admin --`, or another remedy. */
  todo: string;
  /** Set for alarms that only close automatically: the database shows when the cause is gone. */
  closesItself?: true;
}

const settleTransfer = 'transfers show, then transfers assign or transfers reject';

export const alarmKinds = {
  'transfer-waiting': {
    means:
      'A transfer is waiting because its content does not clearly name a player, its sender or account is no payment method’s, or it is worth less than 1 KP.',
    todo: settleTransfer,
    closesItself: true,
  },
  'transfer-rejected': {
    means: 'A transfer is waiting because it is worth more than a balance can hold.',
    todo: settleTransfer,
    closesItself: true,
  },
  'claims-waiting': {
    means: 'Players’ claims about missing transfers are waiting.',
    todo: 'claims list and claims show, then claims accept or claims refuse',
    closesItself: true,
  },
  'delivery-stuck': {
    means: 'A game server has not answered a delivery, and the player is waiting for their coins.',
    todo: 'check the game server; the host keeps retrying',
    closesItself: true,
  },
  'delivered-after-refusal': {
    means:
      'A game server delivered coins after their delivery was refused and refunded. The player may have both.',
    todo: 'deliveries show, and ask the game’s staff; if the coins arrived, recall',
  },
  'transfer-notice-forged': {
    means: 'A transfer notice had a wrong signature or key.',
    todo: 'compare the secret with the sender’s',
  },
  'clock-differs': {
    means:
      'A signed call was refused because its time differs from this host’s by more than 5 minutes. The sender was asked to repeat it.',
    todo: 'compare the clocks of the hosts and the sender; the fact seconds says how old the call seemed',
  },
  'transfer-notice-malformed': {
    means: 'A transfer notice could not be read.',
    todo: 'ask the sender; the transfer is not recorded',
  },
  'transfer-notice-conflict': {
    means: 'A known transfer arrived again with a different amount or content. No money moved.',
    todo: 'transfers show, and ask the sender',
  },
  'message-stuck': {
    means: 'A message could not be sent.',
    todo: 'check the log and the gateway of this channel',
  },
  'hotline-forged': {
    means: 'An SMS to the hotline had a wrong signature.',
    todo: 'compare HOTLINE_SECRET with the gateway’s',
  },
  'ledger-broken': {
    means: 'The ledger is not consistent.',
    todo: 'ledger check; stop recharges until the cause is known',
  },
} as const satisfies Record<string, AlarmText>;

export type AlarmKind = keyof typeof alarmKinds;

/** The text for a kind of alarm. Rows of another version may have a kind that this version does not know. */
export const alarmText = (kind: string): AlarmText =>
  Object.hasOwn(alarmKinds, kind)
    ? alarmKinds[kind as AlarmKind]
    : { means: 'An alarm that another version of the host raised.', todo: 'alarms list' };

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

/** The numbers of an alarm that may be sent. Its other details (contents of transfers, responses of mail servers) must not be. */
const factNames = ['amount', 'attempts', 'count', 'playerId', 'broken', 'seconds'] as const;
export type AlarmFacts = Partial<Record<(typeof factNames)[number], number>>;

export function factsOf(detail: Record<string, unknown>): AlarmFacts {
  const facts: AlarmFacts = {};
  for (const name of factNames) {
    const value = detail[name];
    if (typeof value === 'number') facts[name] = value;
  }
  return facts;
}
