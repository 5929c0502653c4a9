import type { RecoveryRequest } from '../../../api-host/repositories/recoveryRequests';
import { recoveryRequestsRepository } from '../../../api-host/repositories/recoveryRequests';
import { answerRecoveryRequest } from '../../../api-host/useCases/answerRecoveryRequest';
import { duringDeletion } from '../../support/duringDeletion';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';
import { testKeys } from '../../support/testKeys';

const database = useTestDatabase();

const EMAIL = 'leaving@example.vn';
const verified = 'email_verified_at = now()';

it.each([
  ['link that resets the password', 'reset.password', 'leaving1', verified],
  ['reminder of usernames', 'remind.username', EMAIL, verified],
  ['link that verifies an address', 'verify.email', 'leaving2', 'email_verified_at = null'],
  ['notice of a removed factor', 'keep.factor', 'leaving3', verified],
] as const)(
  'SAFE-13: sends no %s to an account that is deleted while it is answered',
  async (_, kind, subject, state) => {
    const { db, pool } = database;
    const playerId = await addPlayer(pool, subject === EMAIL ? 'leaving' : subject);
    await pool.query(`update players set email = $2, ${state} where id = $1`, [playerId, EMAIL]);
    await pool.query(
      `insert into factor_removals (player_id, due_at) values ($1, now() + interval '1 day')`,
      [playerId],
    );
    const request: RecoveryRequest = { kind, subject };
    await recoveryRequestsRepository(db).add(request);
    await duringDeletion(database, playerId, () =>
      db.transaction().execute(async (trx) => {
        expect(await recoveryRequestsRepository(trx).take()).toEqual(request);
        const context = { origin: 'https://portal.example.vn', now: new Date(), keys: testKeys };
        await answerRecoveryRequest(trx, request, context);
      }),
    );
    const { rows } = await pool.query(
      `select 'link' from links where player_id = $1 union all select 'message' from outbox where recipient = $2
       union all select 'request' from recovery_requests`,
      [playerId, EMAIL],
    );
    expect(rows).toEqual([]);
  },
);
