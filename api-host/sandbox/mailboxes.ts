import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Messenger } from '../gateways/messenger';

/** The sandbox's mailboxes and phones: sent messages can be read at GET /sandbox/messages. */
export const sandboxMailboxes = (db: Kysely<Database>): Messenger => ({
  async send({ id, channel, to, subject = null, text, links = [], code = null }) {
    if (channel === 'webhook') return { status: 'refused', reason: 'the sandbox has no webhook' };
    await db
      .insertInto('messages')
      .values({ outbox_id: id, channel, recipient: to, subject, body: text, links, code })
      .onConflict((conflict) => conflict.column('outbox_id').doNothing())
      .execute();
    return { status: 'sent' };
  },
});
