import type { Deps, Worker } from '../deps';
import { ALARM_AFTER_TRIES } from '../domain/retrySchedule';
import type { Messengers, SendResult } from '../gateways/messenger';
import { raiseAlarm } from '../repositories/alarms';
import { outboxRepository, type OutboxMessage } from '../repositories/outbox';
import { polling } from './polling';

const EVERY_MS = 250;
const AT_ONCE = 10;

/** Sends the messages of the outbox, from any number of processes. Each is sent at least once, and kept until then. */
export function outboxSender(deps: Deps, messengers: Messengers): Worker {
  const { db, log } = deps;
  const outbox = outboxRepository(db);

  async function ask(message: OutboxMessage): Promise<SendResult> {
    const messenger = messengers[message.channel];
    if (!messenger) return { status: 'later', reason: `no gateway for ${message.channel}` };
    try {
      return await messenger.send(message);
    } catch (error) {
      return { status: 'later', reason: String(error) };
    }
  }

  async function send(message: OutboxMessage): Promise<void> {
    const { id, channel, attempts } = message;
    const answer = await ask(message);
    if (answer.status === 'later') {
      log.warn(
        { messageId: id, channel, attempts, reason: answer.reason },
        'a message could not be sent yet',
      );
      await outbox.postpone(id, attempts, answer.reason);
      if (attempts === ALARM_AFTER_TRIES)
        await raiseAlarm(db, 'message-stuck', channel, { reason: answer.reason.slice(0, 200) });
      return;
    }
    if (answer.status === 'refused')
      log.warn({ messageId: id, channel, reason: answer.reason }, 'a message was refused for good');
    await outbox.remove(id);
  }

  const worker = polling(deps, {
    name: 'outboxSender',
    everyMs: EVERY_MS,
    async round() {
      const messages = await outbox.claimDue(AT_ONCE);
      await Promise.all(messages.map(send));
      return messages.length === AT_ONCE;
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
