import { randomUUID } from 'node:crypto';
import { seedCatalogue } from '../../api-host/db/seedCatalogue';
import { raiseAlarm } from '../../api-host/repositories/alarms';
import { keepReport } from '../../api-host/repositories/problemReports';
import { checkLedger, type LedgerFinding } from '../../api-host/repositories/ledgerCheck';
import { openClaim } from '../../api-host/repositories/transferClaims';
import { playerIdByName, settleFeedTransfer, settleTransfer } from '../../api-host/repositories/transfers';
import { keyIn, operate, typed, type Answer, type Operated } from './operator';
import { addPlayer } from './players';
import { createTestDatabase, type TestDatabase } from './testDatabase';

export interface OperatorWorld extends TestDatabase {
  /** Runs a line as typed after `npm run admin --`. */
  admin(line: string, answers?: Answer[], env?: Record<string, string>): Promise<Operated>;
  /** Adds an operator, with the key of the first one if there is one, and returns the new operator's key. */
  operator(name: string, role: 'support' | 'finance' | 'admin', byKey?: string): Promise<string>;
  /** A recharge to which the game server never responded, of a player who was given the KP for it; returns its number. */
  stuckDelivery(username: string, kp?: number): Promise<number>;
  /** A player's number. */
  player(username: string): Promise<number>;
  /** A new player who got this many KP from an operator; returns the name. */
  playerWith(kp: number): Promise<string>;
  /** A transfer that names no player. */
  lostTransfer(id: string, amount?: number, content?: string): Promise<void>;
  /** A transfer that SePay reported for an account of no payment method; `id` is SePay's number. */
  feedTransfer(id: number, amount?: number): Promise<void>;
  /** A claim of a player who paid this much just now. */
  claim(username: string, amount: number): Promise<void>;
  balanceOf(username: string): Promise<{ credit: number; debt: number }>;
  /** The audit rows of one target, oldest first, without those of what questions and refusals showed. */
  auditOf(target: string): Promise<Record<string, unknown>[]>;
  /** The newest audit row: the one of the last change. */
  recorded(target: string): Promise<Record<string, unknown> | undefined>;
  /** The number of audit rows. */
  audits(): Promise<number>;
  /** Drops the database and returns the findings of its ledger check. */
  close(): Promise<LedgerFinding[]>;
}

/** A database with the sandbox's catalogue, the players demo and closed, and alarm 1; without a host. */
export async function openOperatorWorld(): Promise<OperatorWorld> {
  const database = await createTestDatabase();
  const { db, pool } = database;
  await addPlayer(pool, 'demo');
  await addPlayer(pool, 'closed');
  await seedCatalogue(db);
  await raiseAlarm(db, 'transfer-notice-malformed', 'techcombank');
  // Does not depend on the date of the test run.
  await pool.query(`update gift_codes set expires_at = '2099-12-31T16:59:59Z' where expires_at is not null`);
  let players = 0;
  const auditOf = (target: string): Promise<Record<string, unknown>[]> =>
    db
      .selectFrom('operator_actions')
      .select(['operator', 'action', 'reason', 'before', 'after'])
      .where('target', '=', target)
      .where('action', 'not like', '% (look)')
      .orderBy('id')
      .execute();
  return {
    ...database,
    admin: (line, answers, env) => operate(database.url, typed(line), answers, env),
    async operator(name, role, byKey) {
      const line = ['operators', 'add', name, '--role', role, '--yes'];
      const { out, err } = await operate(database.url, line, undefined, byKey ? { OPERATOR_KEY: byKey } : {});
      if (!keyIn(out)) throw new Error(err);
      return keyIn(out);
    },
    player: (username) => addPlayer(pool, username),
    async playerWith(kp) {
      players += 1;
      const username = `player${String(players).padStart(4, '0')}`;
      await addPlayer(pool, username);
      const given = ['refund', username, String(kp), '--reason', 'a start', '--yes'];
      if (kp > 0) await operate(database.url, given);
      return username;
    },
    async lostTransfer(id, amount = 200_000, content = 'chuyen tien') {
      await settleTransfer(db, { provider: 'techcombank', externalId: id, amount, content }, null);
    },
    async feedTransfer(id, amount = 200_000) {
      const transfer = { provider: 'sepay', externalId: `sepay:${id}`, amount, content: 'chuyen tien' };
      await settleFeedTransfer(db, 'sepay', transfer, null);
    },
    async claim(username, amount) {
      const known = await playerIdByName(db, username);
      await openClaim(db, known ?? (await addPlayer(pool, username)), {
        amount,
        transferredAt: new Date().toISOString(),
      });
    },
    async stuckDelivery(username, kp = 5_000) {
      const id = await addPlayer(pool, username);
      await settleTransfer(
        db,
        { provider: 'techcombank', externalId: `for ${username}`, amount: kp * 10, content: username },
        { playerId: id, type: 'topup.bank-transfer', recharge: BigInt(kp), bonus: 0n },
      );
      const { rows } = await pool.query<{ number: number }>(
        `select transaction_id::int as number from start_recharge($1, null, null, 'fsonline', $2, 1, 5000, null)`,
        [id, kp],
      );
      await pool.query(
        `update deliveries set next_attempt_at = now() - interval '1 second', last_error = 'no answer in time'`,
      );
      return rows[0]?.number ?? 0;
    },
    balanceOf: (username) =>
      db
        .selectFrom('balances as b')
        .innerJoin('players as p', 'p.id', 'b.player_id')
        .select(['credit', 'debt'])
        .where('username', '=', username)
        .executeTakeFirstOrThrow(),
    auditOf,
    recorded: async (target) => (await auditOf(target)).at(-1),
    async audits() {
      const rows = await db.selectFrom('operator_actions').select('id').execute();
      return rows.length;
    },
    async close() {
      const { findings } = await checkLedger(db);
      await database.drop();
      return findings;
    },
  };
}

/** The objects that the help's examples refer to: a stuck delivery, transfers that name nobody, and two claims. */
export async function exampleScene(world: OperatorWorld): Promise<void> {
  await world.stuckDelivery('stuck');
  await world.lostTransfer('FT26325123456');
  await world.lostTransfer('FT26325777001', 50_000);
  await world.feedTransfer(92_704);
  await world.claim('claimant', 50_000);
  await world.claim('claimant', 60_000);
  const report = { topic: 'blank', build: 'main.js', page: '/', browser: 'Chrome', recording: '{}' } as const;
  await keepReport(world.db, { id: randomUUID(), ...report }, null);
  await world.pool.query(`update problem_reports set code = '7KQ2M4XA'`);
}

/** An order in which the examples in all commands' help can be run, in an operator world after `exampleScene`. */
export const exampleOrder = [
  ...[
    'players find',
    'players show',
    'players end-sessions',
    'players export',
    'players suspend',
    'players release',
    'players phone',
    'players email',
    'players remove-factor',
    'players delete',
    'players keep',
  ],
  ...[
    'reports list',
    'reports show',
    'reports replay',
    'transfers list',
    'transfers search',
    'transfers show',
    'transfers reject',
    'transfers reopen',
    'transfers assign',
  ],
  ...['claims list', 'claims show', 'claims accept', 'claims refuse'],
  'reconcile',
  ...['deliveries list', 'deliveries show', 'deliveries retry', 'deliveries settle'],
  ...['recall', 'refund'],
  ...['zones list', 'zones open', 'zones close', 'zones add'],
  ...[
    'methods list',
    'methods set-rate',
    'methods set-account',
    'methods disable',
    'methods enable',
    'methods add',
    'methods remove',
  ],
  ...['bonuses list', 'bonuses remove', 'bonuses set'],
  ...['payable-values list', 'payable-values remove', 'payable-values set'],
  ...['gift-codes list', 'gift-codes create', 'gift-codes revoke'],
  ...['redeemable-codes list', 'redeemable-codes create', 'redeemable-codes close'],
  ...['campaigns list', 'campaigns create', 'campaigns close'],
  ...['alarms list', 'alarms close', 'report daily'],
  ...['ledger check', 'audit list'],
  ...['operators list', 'operators add'],
];

/** The same for examples that need the key of Mai, whom the last of the other examples adds. `scene` creates their objects. */
export const keyedOrder = [
  ...['approvals list', 'approvals approve', 'approvals reject'],
  ...['operators new-key', 'operators disable'],
];

/** Lan, and two of her movements that wait for Mai's approval. */
export async function scene(world: OperatorWorld, keyOfMai: string): Promise<void> {
  const OPERATOR_KEY = await world.operator('Lan', 'finance', keyOfMai);
  for (const kp of [200_000, 300_000])
    await world.admin(`refund closed ${kp} --reason "coins lost by zone 2" --yes`, undefined, {
      OPERATOR_KEY,
    });
}
