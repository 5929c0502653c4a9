import { acceptHotlineSms } from '../../../api-host/useCases/acceptHotlineSms';
import { messageLimits } from '../../../api-host/repositories/messageCaps';
import { duringDeletion } from '../../support/duringDeletion';
import { addPlayer } from '../../support/players';
import { testDeps } from '../../support/testDeps';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

it.each(['MXT', 'PTV'])(
  'SAFE-13: answers %s with no code if the account is deleted meanwhile',
  async (keyword) => {
    const { db, pool } = database;
    const username = `leaving_${keyword.toLowerCase()}`;
    const playerId = await addPlayer(pool, username);
    await pool.query(
      `update players set phone_number = '+84912345678', phone_verified_at = now() where id = $1`,
      [playerId],
    );
    const sms = { from: '0912345678', text: `${keyword} ${username}` };
    await duringDeletion(database, playerId, () =>
      db.transaction().execute((trx) => acceptHotlineSms(trx, sms, testDeps(database))),
    );
    const { rows } = await pool.query(
      `select from codes where player_id = $1 union all select from outbox where recipient = '+84912345678'`,
      [playerId],
    );
    expect(rows).toEqual([]);
  },
);

it('REC-2, SAFE-7: answers MXT of the phone’s owner although a stranger has registered a similar name with the number', async () => {
  const { db, pool } = database;
  const phone = '+84912345679';
  const owner = await addPlayer(pool, 'hoaan');
  await pool.query('update players set phone_number = $1, phone_verified_at = now() where id = $2', [
    phone,
    owner,
  ]);
  const recover = (text: string) =>
    db.transaction().execute((trx) => acceptHotlineSms(trx, { from: phone, text }, testDeps(database)));
  const codes = async () =>
    (await pool.query<{ player_id: number }>('delete from codes returning player_id')).rows;
  // A Telex keyboard turns the name into this.
  await recover('MXT hoân');
  expect(await codes()).toEqual([{ player_id: owner }]);
  for (const similar of ['hoan', 'hoaann']) {
    const stranger = await addPlayer(pool, similar);
    await pool.query('update players set phone_number = $1 where id = $2', [phone, stranger]);
    await recover('MXT hoân');
    expect(await codes()).toEqual([{ player_id: owner }]);
    await pool.query('update players set phone_number = null where id = $1', [stranger]);
  }
});

it('SAFE-7: answers PTV for a number that another account has verified by ten SMS an hour at most', async () => {
  const { db, pool } = database;
  const phone = '+84912345680';
  for (const [name, verified] of [
    ['chuso', 'now()'],
    ['nguoikhac', 'null'],
  ] as const)
    await pool.query(`update players set phone_number = $1, phone_verified_at = ${verified} where id = $2`, [
      phone,
      await addPlayer(pool, name),
    ]);
  const sms = { from: phone, text: 'PTV nguoikhac' };
  for (let count = 0; count < 12; count += 1)
    await db.transaction().execute((trx) => acceptHotlineSms(trx, sms, testDeps(database)));
  const { rowCount } = await pool.query('select from outbox where recipient = $1', [phone]);
  expect(rowCount).toBe(messageLimits.sms[0].tries);
});
