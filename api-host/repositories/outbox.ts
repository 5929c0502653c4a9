import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Message } from '../domain/messages';
import { LEASE_SECONDS, messageRetryDelay } from '../domain/retrySchedule';

/** A message to be sent. `id` never changes, so that a gateway that receives it twice can send it once. */
export interface OutboxMessage extends Message {
  id: string;
  /** Tries so far, the present one included. */
  attempts: number;
}

export function outboxRepository(db: Kysely<Database>) {
  return {
    /** Adds a message in the transaction of the change that it is about: both commit or neither does. */
    async add(message: Message): Promise<void> {
      const { channel, to, subject = null, text, html = null, links = [], code = null } = message;
      await db
        .insertInto('outbox')
        .values({ channel, recipient: to, subject, body: text, html, links, code })
        .execute();
    },

    /**
     * Takes messages that are due, each for one process: others skip the locked rows, and the next try is set before this one
     * begins, so that the messages of a killed process become due again.
     */
    async claimDue(most: number): Promise<OutboxMessage[]> {
      const due = db
        .selectFrom('outbox')
        .select('id')
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('next_attempt_at')
        .orderBy('position')
        .limit(most)
        .forUpdate()
        .skipLocked();
      const rows = await db
        .updateTable('outbox')
        .set({
          attempts: sql<number>`attempts + 1`,
          next_attempt_at: sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`,
        })
        .where('id', 'in', due)
        .returningAll()
        .execute();
      return rows
        .sort((left, right) => left.position - right.position)
        .map((row) => ({
          id: row.id,
          attempts: row.attempts,
          channel: row.channel,
          to: row.recipient,
          text: row.body,
          links: row.links,
          ...(row.subject !== null && { subject: row.subject }),
          ...(row.html !== null && { html: row.html }),
          ...(row.code !== null && { code: row.code }),
        }));
    },

    /** Removes a message that was sent or refused for good. Nothing of it is kept, since it may hold a code or a link. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('outbox').where('id', '=', id).execute();
    },

    /** Delays the next attempt, longer after each one. */
    async postpone(id: string, attempts: number, reason: string): Promise<void> {
      await db
        .updateTable('outbox')
        .set({
          next_attempt_at: sql<Date>`now() + make_interval(secs => ${messageRetryDelay(attempts)})`,
          last_error: reason.slice(0, 500),
        })
        .where('id', '=', id)
        .execute();
    },
  };
}
