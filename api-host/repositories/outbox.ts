import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { MINUTE_SECONDS } from '../domain/durations';
import type { KeyRing } from '../domain/keyRing';
import type { Message } from '../domain/messages';
import { LEASE_SECONDS, messageRetryDelay } from '../domain/retrySchedule';
import { inSeconds } from './inSeconds';
import { purge } from './purge';

/** A message's channel: e-mail or SMS to a player or an operator, or a signed call to the operators' webhook. */
export type OutboxChannel = Message['channel'] | 'webhook';

/** A message before it has an id. */
export type NewMessage = Omit<Message, 'channel'> & { channel: OutboxChannel };

/** A message to be sent. `id` never changes, so that a gateway that receives it twice can send it once. */
export interface OutboxMessage extends NewMessage {
  id: string;
  /** Number of attempts, including the current one. */
  attempts: number;
}

/** The part of a message that is encrypted until it is sent (SAFE-10). */
type Content = Pick<Message, 'subject' | 'text' | 'html' | 'links' | 'code'>;

/** The plaintext columns of a row whose content is sealed or erased. */
const blank = { subject: null, body: '', html: null, links: [] as string[], code: null };

const now = sql<Date>`now()`;
const never = sql<Date>`'infinity'`;

/** A message that no host has taken this many hours after it was due is probably one whose key no host has. */
const KEYLESS_HOURS = 1;
/** Such a message is removed after this time. Until then an operator can give its key back to the hosts. */
const KEYLESS_KEPT_HOURS = 7 * 24;

/** Longer than any pause between attempts (domain/retrySchedule.ts). */
const FAR_SECONDS = 10 * MINUTE_SECONDS;

/** The maximum number of messages sealed, removed or rescheduled at a time. */
const BATCH = 100;

/** Removes messages that expired a week ago. */
export const purgeExpiredMessages = (db: Kysely<Database>): Promise<void> =>
  purge(db, 'outbox', ['id'], sql<boolean>`state = 'expired' and expires_at < now() - interval '7 days'`);

/** Adds messages, in the transaction of the change that they report: both commit or neither does. */
export interface MessageWriter {
  add(message: NewMessage): Promise<void>;
}

/** For operators' commands, which have no keys: a host seals the message before sending it. Not for codes and links. */
export const plainOutbox = (db: Kysely<Database>): MessageWriter => ({
  async add({ channel, to, text, subject = null, html = null }) {
    await db.insertInto('outbox').values({ channel, recipient: to, body: text, subject, html }).execute();
  },
});

/** Messages that wait to be sent. Their content is encrypted. */
export function outboxRepository(db: Kysely<Database>, keys: KeyRing) {
  const seal = (id: string, content: Content) => {
    const { keyId, sealed } = keys.seal('outbox', id, JSON.stringify(content));
    return { ...blank, sealed, key_id: keyId, next_attempt_at: never };
  };

  const ringIds = keys.all('outbox').map(({ id }) => id);
  /** A message whose key this process lacks, `hours` after it was due. */
  const keylessSince = (hours: number) =>
    sql<boolean>`sealed is not null and state = 'waiting' and key_id <> all(${ringIds}::text[])
      and due_at < now() - make_interval(hours => ${sql.lit(hours)})`;

  return {
    /** Adds a message in the transaction of the change that it reports: both commit or neither does. */
    async add({ channel, to, lifeSeconds, ...content }: NewMessage): Promise<void> {
      const id = randomUUID();
      await db
        .insertInto('outbox')
        .values({
          id,
          channel,
          recipient: to,
          ...seal(id, content),
          expires_at: lifeSeconds === undefined ? null : inSeconds(lifeSeconds),
        })
        .execute();
    },

    /** Seals plaintext messages: those of operators' commands, and of hosts of the previous version. */
    async sealPlain(): Promise<void> {
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where('sealed', 'is', null)
        .where('state', '=', 'waiting')
        .limit(BATCH)
        .execute();
      for (const { id, subject, body: text, html, links, code } of rows) {
        const content = {
          text,
          links,
          ...(subject !== null && { subject }),
          ...(html !== null && { html }),
          ...(code !== null && { code }),
        };
        await db
          .updateTable('outbox')
          .set(seal(id, content))
          .where('id', '=', id)
          .where('sealed', 'is', null)
          .where('state', '=', 'waiting')
          .execute();
      }
    },

    /** Makes messages due that are scheduled later than any pause lasts: the clock was set back, and they would wait for as long. */
    async hasten(): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ due_at: now })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('outbox')
            .select('id')
            .where('state', '=', 'waiting')
            .where('sealed', 'is not', null)
            .where('due_at', '>', inSeconds(FAR_SECONDS))
            .limit(BATCH)
            .forUpdate()
            .skipLocked(),
        )
        .execute();
    },

    /**
     * Claims messages of a channel that are due, each for one process: other processes skip the locked rows. The next attempt is scheduled before
     * this one starts, so that the messages of a killed process become due again. Messages sealed with a key that this process lacks
     * are left to other processes, since key rings differ while a rotation is rolled out host by host. `unreadable`: ids of messages
     * that were altered.
     */
    async claimDue(
      channel: OutboxChannel,
      most: number,
    ): Promise<{ messages: OutboxMessage[]; unreadable: string[] }> {
      const rows = await db
        // Materialized, so that it runs once: as a subquery of a nested loop it would claim more rows each time it ran.
        .with(
          (cte) => cte('due').materialized(),
          (query) =>
            query
              .selectFrom('outbox')
              .select('id')
              .where('channel', '=', channel)
              .where('state', '=', 'waiting')
              .where('sealed', 'is not', null)
              .where('due_at', '<=', now)
              .where('key_id', 'in', ringIds)
              .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
              .orderBy('due_at')
              .orderBy('position')
              .limit(most)
              .forUpdate()
              .skipLocked(),
        )
        .updateTable('outbox')
        .set({ attempts: sql<number>`attempts + 1`, due_at: inSeconds(LEASE_SECONDS) })
        .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
        .returningAll()
        .execute();
      const messages: OutboxMessage[] = [];
      const unreadable: string[] = [];
      for (const row of rows.sort((left, right) => left.position - right.position)) {
        const { id, attempts, recipient: to, sealed, key_id: keyId } = row;
        const opened = sealed && keyId !== null ? keys.open('outbox', id, { sealed, keyId }) : null;
        if (opened === null) unreadable.push(id);
        else messages.push({ ...(JSON.parse(opened) as Content), id, attempts, channel, to });
      }
      return { messages, unreadable };
    },

    /**
     * Marks the messages whose code or link has expired, erases their content, and returns how many there were per channel
     * (SAFE-11).
     */
    async expireOverdue(): Promise<ReadonlyMap<OutboxChannel, number>> {
      const rows = await db
        .updateTable('outbox')
        .set({ ...blank, state: 'expired', sealed: null, key_id: null, next_attempt_at: never })
        .where('state', '=', 'waiting')
        .where('expires_at', '<=', now)
        .returning('channel')
        .execute();
      const counts = new Map<OutboxChannel, number>();
      for (const { channel } of rows) counts.set(channel, (counts.get(channel) ?? 0) + 1);
      return counts;
    },

    /**
     * Messages that this process cannot read and no other has taken: how many of those of KEYLESS_KEPT_HOURS it has removed now, at most
     * BATCH, and how many wait for more than KEYLESS_HOURS.
     */
    async keyless(): Promise<{ removed: number; waiting: number }> {
      const { numDeletedRows } = await db
        .deleteFrom('outbox')
        .where('id', 'in', (eb) =>
          eb.selectFrom('outbox').select('id').where(keylessSince(KEYLESS_KEPT_HOURS)).limit(BATCH),
        )
        .executeTakeFirst();
      const { waiting } = await db
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll<number>().as('waiting'))
        .where(keylessSince(KEYLESS_HOURS))
        .executeTakeFirstOrThrow();
      return { removed: Number(numDeletedRows), waiting };
    },

    /** Removes a message that was sent, permanently refused, or cannot be read. Nothing of it is kept. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('outbox').where('id', '=', id).execute();
    },

    /** Delays the next attempt, with a growing backoff. */
    async postpone(id: string, attempts: number, reason: string): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ due_at: inSeconds(messageRetryDelay(attempts)), last_error: reason.slice(0, 500) })
        .where('id', '=', id)
        .execute();
    },
  };
}
