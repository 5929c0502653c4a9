import { sql, type Kysely } from 'kysely';
import type { AccountEventKind } from '@portal/contract';
import type { Database } from '../db/schema';
import { purge } from './purge';

/** The origin of a call. */
export interface CallOrigin {
  address: string | null;
  userAgent: string | null;
}

/** How long events are kept (SAFE-3). */
const EVENTS_KEPT_DAYS = 90;

const oldest = sql<Date>`now() - make_interval(days => ${sql.lit(EVENTS_KEPT_DAYS)})`;

interface NewAccountEvent {
  /** null: an attempt to sign in under a name that no account has. */
  playerId: number | null;
  kind: AccountEventKind;
  /** null if no call caused the event, as with an SMS to the hotline. */
  from: CallOrigin | null;
}

/** An event as it is shown to players and support. */
interface AccountEvent extends CallOrigin {
  kind: AccountEventKind;
  happenedAt: Date;
}

/** The record of sign-ins and changes of credentials (table account_events). */
export function accountEventsRepository(db: Kysely<Database>) {
  const newestOf = (playerId: number, failed: boolean, most: number) =>
    db
      .selectFrom('account_events')
      .select(['id', 'kind', 'happened_at as happenedAt', 'user_agent as userAgent'])
      .select(sql<string | null>`host(address)`.as('address'))
      .where('player_id', '=', playerId)
      // Not parameters, so that the index of the others fits.
      .where(failed ? sql<boolean>`kind = 'sign-in-failed'` : sql<boolean>`kind <> 'sign-in-failed'`)
      .where('happened_at', '>', oldest)
      .orderBy('id', 'desc')
      .limit(most)
      .execute();

  return {
    /**
     * Call it in the transaction of the change, so that both are written or neither is. Nothing is recorded of an account that is deleted
     * meanwhile: an event that has waited for the deletion would be left behind (SAFE-13).
     */
    async add({ playerId, kind, from }: NewAccountEvent): Promise<void> {
      const recorded = sql`${kind}::text, ${from?.address ?? null}::inet, ${from?.userAgent?.slice(0, 512) ?? null}::text`;
      const event =
        playerId === null
          ? sql`values (null::bigint, ${recorded})`
          : sql`select id, ${recorded} from players where id = ${playerId} and deleted_at is null for key share`;
      await sql`insert into account_events (player_id, kind, address, user_agent) ${event}`.execute(db);
    },

    /**
     * The player's events of the last EVENTS_KEPT_DAYS, newest first. At most half of them are failed sign-ins: strangers can cause as many
     * of these as they like, and must not hide a sign-in that way.
     */
    async newest(playerId: number, most: number): Promise<AccountEvent[]> {
      const failures = await newestOf(playerId, true, Math.floor(most / 2));
      const others = await newestOf(playerId, false, most - failures.length);
      return [...failures, ...others]
        .sort((left, right) => right.id - left.id)
        .map(({ kind, happenedAt, address, userAgent }) => ({ kind, happenedAt, address, userAgent }));
    },

    /** The number of the player's events of the last EVENTS_KEPT_DAYS. */
    async count(playerId: number): Promise<number> {
      const { count } = await db
        .selectFrom('account_events')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('player_id', '=', playerId)
        .where('happened_at', '>', oldest)
        .executeTakeFirstOrThrow();
      return count;
    },

    purgeOld: (): Promise<void> => purge(db, 'account_events', ['id'], sql<boolean>`happened_at < ${oldest}`),
  };
}
