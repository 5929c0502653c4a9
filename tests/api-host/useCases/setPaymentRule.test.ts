import { setPaymentRule } from '../../../api-host/useCases/setPaymentRule';
import { addPlayer } from '../../support/players';
import { testKeys } from '../../support/testKeys';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

it('SAFE-6: sends one notice, however often the same rule is set', async () => {
  const { db, pool } = database;
  const playerId = await addPlayer(pool, 'careful');
  await pool.query(
    `update players set phone_number = '+84912345678', phone_verified_at = now() where id = $1`,
    [playerId],
  );
  const never = () => Promise.reject(new Error('no password is given'));
  const set = () =>
    setPaymentRule(db, { hash: never, matches: never }, testKeys, {
      ...{ playerId, rule: { name: 'above', above: 100 }, proofs: {}, now: new Date() },
      passwordCounter: { bucket: 'own-password', limit: { tries: 9, seconds: 60 } },
      from: { address: null, userAgent: null },
    });
  for (let times = 0; times < 3; times += 1) expect(await set()).toBeNull();
  const { rows } = await pool.query(
    `select (select count(*)::int from outbox) as messages,
            (select count(*)::int from account_events where player_id = $1) as events`,
    [playerId],
  );
  expect(rows).toEqual([{ messages: 1, events: 1 }]);
});
