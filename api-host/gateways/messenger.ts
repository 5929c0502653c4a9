import type { OutboxChannel, OutboxMessage } from '../repositories/outbox';

/**
 * 'sent': the gateway accepted the message. 'refused': it never will (no such mailbox, no such number). 'later': anything else, so
 * that a gateway that is down only delays messages.
 */
export type SendResult =
  | { status: 'sent' }
  | { status: 'refused'; reason: string }
  | { status: 'later'; reason: string };

/** The port to mail servers and SMS gateways. Adapters: smtpMail, httpSms, alarmWebhook, sandbox/mailboxes. Exceptions count as 'later'. */
export interface Messenger {
  /** The maximum number of messages sent at once, if it is small: further ones would wait for those before them. */
  atOnce?: number;
  /** Once `signal` aborts, the attempt counts as failed: nothing may be sent after that. */
  send(message: OutboxMessage, signal: AbortSignal): Promise<SendResult>;
  /** Messages that are being sent are finished. */
  close?(): void;
}

/** The messenger of each channel; null where none is configured: the channel's messages wait. */
export type Messengers = Record<OutboxChannel, Messenger | null>;
