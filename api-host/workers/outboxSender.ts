import { tokens } from '../../ui-kit/tokens/tokens';
import type { Deps, Worker } from '../deps';
import { maskedReason } from '../domain/maskedReason';
import { underBrand } from '../domain/messages';
import { ALARM_AFTER_TRIES, ATTEMPT_SECONDS } from '../domain/retrySchedule';
import { storable } from '../domain/storable';
import type { Messengers, SendResult } from '../gateways/messenger';
import { raiseAlarm } from '../repositories/alarms';
import { outboxRepository, type OutboxChannel, type OutboxMessage } from '../repositories/outbox';
import { polling } from './polling';

const EVERY_MS = 250;
const AT_ONCE = 10;
/** How often messages without a key are looked for. */
const KEYLESS_EVERY_MS = 5 * 60 * 1000;
const CHANNELS = ['email', 'sms', 'webhook'] as const satisfies readonly OutboxChannel[];

/** Rejects once the signal aborts, for messengers that ignore it. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/**
 * Sends the messages of the outbox, from any number of processes. Each is sent at least once, and kept until it is sent or its code or
 * link has expired (SAFE-11). The channels do not wait for each other: a mail server that hangs must not delay SMS codes and alarms.
 */
export function outboxSender(
  deps: Deps,
  messengers: Messengers,
  { attemptMs = ATTEMPT_SECONDS * 1000, keylessEveryMs = KEYLESS_EVERY_MS } = {},
): Worker {
  const { db, log, keys, config } = deps;
  const outbox = outboxRepository(db, keys);
  const look = { game: config.portal.brand.name, colours: config.brand?.colours ?? tokens };
  let stopping = false;

  async function ask(message: OutboxMessage): Promise<SendResult> {
    const messenger = messengers[message.channel];
    if (!messenger) return { status: 'later', reason: `no gateway for ${message.channel}` };
    const signal = AbortSignal.timeout(attemptMs);
    try {
      const sending = messenger.send(underBrand(message, look), signal);
      return await Promise.race([sending, aborted(signal)]);
    } catch (error) {
      return { status: 'later', reason: String(error) };
    }
  }

  async function send(message: OutboxMessage): Promise<void> {
    // Claimed, but not begun: another host sends it after the lease.
    if (stopping) return;
    const { id, channel, attempts } = message;
    const answer = await ask(message);
    // The log and the alarms outlive the account.
    const reason = answer.status === 'sent' ? '' : maskedReason(storable(answer.reason), message);
    // At most one is open per channel.
    const raiseStuck = () => raiseAlarm(db, 'message-stuck', channel, { reason: reason.slice(0, 200) });
    if (answer.status === 'later') {
      log.warn({ messageId: id, channel, attempts, reason }, 'a message could not be sent yet');
      await outbox.postpone(id, attempts, reason);
      // Also later: the host may have been killed at that attempt.
      if (attempts >= ALARM_AFTER_TRIES) await raiseStuck();
      return;
    }
    if (answer.status === 'refused') {
      log.warn({ messageId: id, channel, reason }, 'a message was permanently refused');
      // Players mistype addresses; but at an operator's, alarms and reports would stop without notice.
      if (config.alarmEmails.includes(message.to)) await raiseStuck();
    }
    await outbox.remove(id);
  }

  /** The message cannot be decrypted, although its key is there: it was altered. */
  async function discardAltered(channel: OutboxChannel, id: string): Promise<void> {
    log.error({ messageId: id }, 'a message cannot be decrypted: it was altered');
    await raiseAlarm(db, 'message-stuck', channel, { reason: 'altered' });
    await outbox.remove(id);
  }

  /** Messages whose key was removed too early, or is lost: an operator can put it back into the rings (docs/operating.md). */
  async function reportKeyless(): Promise<boolean> {
    const { removed, waiting } = await outbox.keyless();
    if (removed > 0) log.error({ removed }, 'messages were removed: their key was missing for a week');
    if (waiting > 0) log.warn({ waiting }, 'messages cannot be sent: their key is missing');
    const count = removed + waiting;
    if (count > 0) await raiseAlarm(db, 'message-stuck', 'keys', { reason: 'the key is missing', count });
    return removed > 0;
  }

  async function expireOverdue(): Promise<void> {
    for (const [channel, count] of await outbox.expireOverdue()) {
      log.warn({ channel, count }, 'messages expired before they could be sent');
      await raiseAlarm(db, 'message-stuck', channel, { reason: 'expired', count });
    }
  }

  /** Claims no more messages than the gateway takes at once: their lease runs from now. */
  async function sendDue(channel: OutboxChannel): Promise<boolean> {
    const most = messengers[channel]?.atOnce ?? AT_ONCE;
    const { messages, unreadable } = await outbox.claimDue(channel, most);
    await Promise.all([...unreadable.map((id) => discardAltered(channel, id)), ...messages.map(send)]);
    return messages.length + unreadable.length === most;
  }

  const workers = [
    polling(deps, {
      name: 'outboxSender',
      everyMs: EVERY_MS,
      async round() {
        await expireOverdue();
        await outbox.sealPlain();
        await outbox.hasten();
        return false;
      },
    }),
    polling(deps, { name: 'outboxSender keys', everyMs: keylessEveryMs, round: reportKeyless }),
    ...CHANNELS.map((channel) =>
      polling(deps, { name: `outboxSender ${channel}`, everyMs: EVERY_MS, round: () => sendDue(channel) }),
    ),
  ];

  return {
    name: 'outboxSender',
    start() {
      for (const worker of workers) worker.start();
    },
    async stop() {
      stopping = true;
      for (const messenger of Object.values(messengers)) messenger?.close?.();
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
