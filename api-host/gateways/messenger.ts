import type { OutboxChannel, OutboxMessage } from '../repositories/outbox';

/**
 * 'sent': the gateway took it. 'refused': it never will (no such mailbox, no such number). 'later': anything else, so that a
 * gateway that is down delays a message and loses none.
 */
export type SendResult =
  { status: 'sent' } | { status: 'refused'; reason: string } | { status: 'later'; reason: string };

/** The port to mail servers and SMS gateways. Adapters: smtpMail, httpSms, alarmWebhook, sandbox/mailboxes. May throw: that is 'later'. */
export interface Messenger {
  send(message: OutboxMessage): Promise<SendResult>;
  close?(): void;
}

/** The messenger of each channel; null where none is configured: its messages wait. */
export type Messengers = Record<OutboxChannel, Messenger | null>;
