import { sql, type Kysely, type Transaction } from 'kysely';
import { playerCode } from '../domain/playerCode';
import type { Database } from '../db/schema';
import { accountZonesOf } from './migration';
import { balanceOf } from './operatorPlayers';

/** Everything the host stores about a player, for that player: no secrets, hashes or keys, and no operators' notes (SAFE-13). */
export type DataExport = Awaited<ReturnType<typeof read>>;

type Trx = Transaction<Database>;

async function profileOf(trx: Trx, playerId: number) {
  const profile = await trx
    .selectFrom('players as p')
    .select(['p.username', 'p.last_name as lastName', 'p.middle_name as middleName'])
    .select(['p.first_name as firstName', 'p.dob', 'p.language', 'p.receive_newsletter as receiveNewsletter'])
    .select(['p.email', 'p.email_verified_at as emailVerifiedAt'])
    .select(['p.phone_number as phoneNumber', 'p.phone_verified_at as phoneVerifiedAt'])
    .select(['p.last_password_change_at as lastPasswordChange', 'p.joined_at as joinedAt'])
    .select(['p.payment_rule as paymentRule', 'p.payment_rule_above as paymentRuleAbove'])
    .where('p.id', '=', playerId)
    .executeTakeFirstOrThrow();
  return { ...profile, ...(await balanceOf(trx, playerId)), transferCode: playerCode(playerId) };
}

const transactionsOf = (trx: Trx, playerId: number) =>
  trx
    .selectFrom('transactions')
    .select(['id', 'parent_id as partOf', 'type', 'status', 'value', 'currency', 'source'])
    .select(['game_id as gameId', 'coin', 'coin_name as coinName', 'zone_id as zoneId'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute();

const transfersOf = (trx: Trx, playerId: number) =>
  trx
    .selectFrom('transfer_notices')
    .select(['provider', 'external_id as reference', 'amount', 'content', 'transaction_id as transactionId'])
    .select(['received_at as receivedAt', 'settled_at as creditedAt'])
    .where('player_id', '=', playerId)
    .orderBy('received_at')
    .execute();

/** Moves of old balances to an open zone, with their deliveries. */
const migrationsOf = (trx: Trx, playerId: number) =>
  trx
    .selectFrom('account_migrations as m')
    .innerJoin('deliveries as d', (join) =>
      join.onRef('d.player_id', '=', 'm.player_id').onRef('d.transaction_id', '=', 'm.transaction_id'),
    )
    .select(['m.transaction_id as transactionId', 'm.from_zones as fromZones', 'm.zone_id as toZone'])
    .select(['d.coins', 'd.extpoint0', 'd.extpoint4', 'd.state'])
    .select(['d.created_at as createdAt', 'd.ended_at as endedAt'])
    .where('m.player_id', '=', playerId)
    .orderBy('m.transaction_id')
    .execute();

const eventsOf = (trx: Trx, playerId: number) =>
  trx
    .selectFrom('account_events')
    .select(['kind', 'happened_at as happenedAt', 'user_agent as browser'])
    .select(sql<string | null>`host(address)`.as('address'))
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute();

const sessionsOf = (trx: Trx, playerId: number) =>
  trx
    .selectFrom('sessions')
    .select(['created_at as begunAt', 'last_seen_at as lastUsedAt', 'expires_at as endsAt', 'remember'])
    .select(['user_agent as browser', sql<string | null>`host(address)`.as('address')])
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .execute();

/**
 * Unsent messages to the verified channels; sent messages are not kept. The content is left out: it is sealed, and may hold a code or
 * a link. An address that is not verified may be somebody else's.
 */
const waitingMessages = (trx: Trx, profile: Awaited<ReturnType<typeof profileOf>>) =>
  trx
    .selectFrom('outbox')
    .select(['channel', 'recipient', 'state', 'created_at as createdAt'])
    .where((eb) =>
      eb.or([
        eb('recipient', '=', profile.emailVerifiedAt && profile.email),
        eb('recipient', '=', profile.phoneVerifiedAt && profile.phoneNumber),
      ]),
    )
    .orderBy('position')
    .execute();

const giftCodesOf = (trx: Trx, playerId: number) =>
  trx
    .selectFrom('gift_codes')
    .select(['code', 'title', 'gives', 'zone_id as zoneId', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('player_id', '=', playerId)
    .orderBy('code')
    .execute();

const redemptionsOf = (trx: Trx, playerId: number) =>
  trx
    .selectFrom('code_redemptions')
    .select(['code', 'transaction_id as transactionId', 'redeemed_at as redeemedAt'])
    .where('player_id', '=', playerId)
    .orderBy('code')
    .execute();

const rewardsOf = (trx: Trx, playerId: number) =>
  trx
    .selectFrom('campaign_rewards')
    .select([
      'campaign_id as campaignId',
      'spent',
      'transaction_id as transactionId',
      'rewarded_at as rewardedAt',
    ])
    .where('player_id', '=', playerId)
    .orderBy('transaction_id')
    .execute();

const claimsOf = (trx: Trx, playerId: number) =>
  trx
    .selectFrom('transfer_claims')
    .select(['id', 'amount', 'transferred_at as transferredAt', 'method', 'reference', 'state', 'refusal'])
    .select(['transaction_id as transactionId', 'created_at as createdAt', 'decided_at as decidedAt'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute();

async function read(trx: Trx, playerId: number, exportedAt: Date) {
  const profile = await profileOf(trx, playerId);
  return {
    exportedAt,
    profile,
    transactions: await transactionsOf(trx, playerId),
    transfers: await transfersOf(trx, playerId),
    transferClaims: await claimsOf(trx, playerId),
    gameAccounts: await accountZonesOf(trx, playerId),
    migrations: await migrationsOf(trx, playerId),
    giftCodes: await giftCodesOf(trx, playerId),
    redeemedCodes: await redemptionsOf(trx, playerId),
    campaignRewards: await rewardsOf(trx, playerId),
    events: await eventsOf(trx, playerId),
    sessions: await sessionsOf(trx, playerId),
    waitingMessages: await waitingMessages(trx, profile),
  };
}

/** All data from one snapshot. Amounts are as in the history, balances of zones as in GET /api/account-zones. */
export const exportData = (db: Kysely<Database>, playerId: number, now: Date): Promise<DataExport> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => read(trx, playerId, now));
