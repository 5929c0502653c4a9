import { sql, type Kysely } from 'kysely';
import type { SecondFactor } from '@portal/contract';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import { hashOfRecoveryCode } from '../domain/recoveryCodes';
import { SETUP_SECONDS } from '../domain/totp';

/** The secret of an authenticator app. */
interface TotpSecret {
  /** Base32. */
  secret: string;
  isConfirmed: boolean;
}

/** The context that a sealed secret is bound to. */
export const totpContext = (playerId: number): string => `totp ${playerId}`;
const now = sql<Date>`now()`;

/** Ends a setup that was not yet confirmed with a code (SAFE-2). */
export async function endTotpSetup(db: Kysely<Database>, playerId: number): Promise<void> {
  await db
    .deleteFrom('totp_secrets')
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Second factors of players. Writers lock the player first. */
export function secondFactorsRepository(db: Kysely<Database>, keys: KeyRing) {
  const setEnabled = (playerId: number, enabled: boolean) =>
    db.updateTable('players').set({ mfa_enabled: enabled }).where('id', '=', playerId).execute();

  return {
    /** The state of the second factor, as shown to the player. */
    async overview(playerId: number): Promise<SecondFactor> {
      const row = await db
        .selectFrom('players as p')
        .leftJoin('totp_secrets as t', 't.player_id', 'p.id')
        .select('t.confirmed_at as enabledAt')
        .select((eb) =>
          eb
            .selectFrom('recovery_codes as r')
            .select(sql<number>`count(*)::int`.as('left'))
            .whereRef('r.player_id', '=', 'p.id')
            .where('r.used_at', 'is', null)
            .as('codesLeft'),
        )
        .where('p.id', '=', playerId)
        .executeTakeFirstOrThrow();
      return { enabledAt: row.enabledAt?.toISOString() ?? null, codesLeft: row.codesLeft ?? 0 };
    },

    /** Begins a setup; the new secret replaces one that was not confirmed. */
    async begin(playerId: number, secret: string): Promise<void> {
      const { keyId, sealed } = keys.seal('totp', totpContext(playerId), secret);
      const values = { key_id: keyId, sealed, created_at: now, confirmed_at: null, last_step: 0 };
      await db
        .insertInto('totp_secrets')
        .values({ player_id: playerId, ...values })
        .onConflict((conflict) =>
          conflict.column('player_id').doUpdateSet(values).where('totp_secrets.confirmed_at', 'is', null),
        )
        .execute();
    },

    /** undefined if there is no secret, its setup is too old, or its key is gone. */
    async find(playerId: number): Promise<TotpSecret | undefined> {
      const row = await db
        .selectFrom('totp_secrets')
        .select(['key_id', 'sealed', 'confirmed_at'])
        .where('player_id', '=', playerId)
        .where(
          sql<boolean>`(confirmed_at is not null or created_at > now() - make_interval(secs => ${sql.lit(SETUP_SECONDS)}))`,
        )
        .executeTakeFirst();
      if (!row) return undefined;
      const { key_id: keyId, sealed, confirmed_at: confirmedAt } = row;
      const secret = keys.open('totp', totpContext(playerId), { keyId, sealed });
      return secret === null ? undefined : { secret, isConfirmed: confirmedAt !== null };
    },

    /** Enables the second factor. */
    async confirm(playerId: number): Promise<void> {
      await db
        .updateTable('totp_secrets')
        .set({ confirmed_at: now })
        .where('player_id', '=', playerId)
        .execute();
      await setEnabled(playerId, true);
    },

    /** Uses up a TOTP time step: true for the first caller. A single conditional update, so that only one simultaneous caller succeeds. */
    async useStep(playerId: number, step: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('totp_secrets')
        .set({ last_step: step })
        .where('player_id', '=', playerId)
        .where('last_step', '<', step)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Disables the second factor, and deletes all its data. */
    async remove(playerId: number): Promise<void> {
      await db.deleteFrom('totp_secrets').where('player_id', '=', playerId).execute();
      await db.deleteFrom('recovery_codes').where('player_id', '=', playerId).execute();
      await setEnabled(playerId, false);
    },

    /** Replaces all recovery codes. */
    async putRecoveryCodes(playerId: number, codes: readonly string[]): Promise<void> {
      await db.deleteFrom('recovery_codes').where('player_id', '=', playerId).execute();
      await db
        .insertInto('recovery_codes')
        .values(codes.map((code) => ({ player_id: playerId, code_hash: hashOfRecoveryCode(playerId, code) })))
        .execute();
    },

    /** Whether the player still has a recovery code, used or not: new ones replace it. */
    async hasRecoveryCode(playerId: number, typed: string): Promise<boolean> {
      const row = await db
        .selectFrom('recovery_codes')
        .select('player_id')
        .where('player_id', '=', playerId)
        .where('code_hash', '=', hashOfRecoveryCode(playerId, typed))
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Uses up a recovery code: true for the first caller that gives it. */
    async useRecoveryCode(playerId: number, typed: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('recovery_codes')
        .set({ used_at: now })
        .where('player_id', '=', playerId)
        .where('code_hash', '=', hashOfRecoveryCode(playerId, typed))
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
