import type { Deps, Worker } from '../deps';
import { maskedReason } from '../domain/maskedReason';
import { underBrand } from '../domain/messages';
import { ALARM_AFTER_TRIES } from '../domain/retrySchedule';
import type { Messengers, SendResult } from '../gateways/messenger';
import { raiseAlarm } from '../repositories/alarms';
import { outboxRepository, type OutboxMessage } from '../repositories/outbox';
import { polling } from './polling';

const EVERY_MS = 250;
const AT_ONCE = 10;

/**
 * Sends the messages of the outbox, from any number of processes. Each is sent at least once, and kept until it is sent or its code or
 * link has expired (SAFE-11).
 */
export function outboxSender(deps: Deps, messengers: Messengers): Worker {
  const { db, log, keys, config } = deps;
  const outbox = outboxRepository(db, keys);

  async function ask(message: OutboxMessage): Promise<SendResult> {
    const messenger = messengers[message.channel];
    if (!messenger) return { status: 'later', reason: `no gateway for ${message.channel}` };
    try {
      return await messenger.send(underBrand(message, config.portal.brand.name));
    } catch (error) {
      return { status: 'later', reason: String(error) };
    }
  }

  async function send(message: OutboxMessage): Promise<void> {
    const { id, channel, attempts } = message;
    const answer = await ask(message);
    // The log and the alarms outlive the account.
    const reason = answer.status === 'sent' ? '' : maskedReason(answer.reason, message);
    if (answer.status === 'later') {
      log.warn({ messageId: id, channel, attempts, reason }, 'a message could not be sent yet');
      await outbox.postpone(id, attempts, reason);
      if (attempts === ALARM_AFTER_TRIES)
        await raiseAlarm(db, 'message-stuck', channel, { reason: reason.slice(0, 200) });
      return;
    }
    if (answer.status === 'refused')
      log.warn({ messageId: id, channel, reason }, 'a message was permanently refused');
    await outbox.remove(id);
  }

  /** The message cannot be decrypted: it was altered, or its key was removed. */
  async function discardUnreadable(id: string): Promise<void> {
    log.error({ messageId: id }, 'a message cannot be decrypted: its key is missing');
    await raiseAlarm(db, 'message-stuck', 'keys', { reason: 'the key is missing' });
    await outbox.remove(id);
  }

  async function expireOverdue(): Promise<void> {
    for (const [channel, count] of await outbox.expireOverdue()) {
      log.warn({ channel, count }, 'messages expired before they could be sent');
      await raiseAlarm(db, 'message-stuck', channel, { reason: 'expired', count });
    }
  }

  const worker = polling(deps, {
    name: 'outboxSender',
    everyMs: EVERY_MS,
    async round() {
      await expireOverdue();
      await outbox.sealPlain();
      const { messages, unreadable } = await outbox.claimDue(AT_ONCE);
      await Promise.all(unreadable.map(discardUnreadable));
      await Promise.all(messages.map(send));
      return messages.length + unreadable.length === AT_ONCE;
    },
  });

  return {
    ...worker,
    async stop() {
      await worker.stop();
      for (const messenger of Object.values(messengers)) messenger?.close?.();
    },
  };
}
