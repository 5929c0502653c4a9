import { vietnameseDay } from '../../../api-host/domain/vietnameseDay';
import { accountDeletionsRepository } from '../../../api-host/repositories/accountDeletions';
import { deleteIfDue } from '../../../api-host/useCases/deleteAccount';
import { setSuspension } from '../../../api-host/useCases/suspendAccount';
import { addPlayer } from '../../support/players';
import { testDeps } from '../../support/testDeps';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

const turn = (playerId: number, what: 'suspended' | 'released') =>
  database.db.transaction().execute((trx) => setSuspension(trx, playerId, what));

/** A player whose deletion is due after these hours. */
async function leaver(name: string, hours: number): Promise<number> {
  const playerId = await addPlayer(database.pool, name);
  await database.pool.query(`update players set phone_number = $2, phone_verified_at = now() where id = $1`, [
    playerId,
    `+8490000${String(playerId).padStart(4, '0')}`,
  ]);
  await accountDeletionsRepository(database.db).add(playerId, hours);
  return playerId;
}

const hoursLeft = async (playerId: number): Promise<number> => {
  const dueAt = await accountDeletionsRepository(database.db).dueAt(playerId);
  return ((dueAt?.getTime() ?? 0) - Date.now()) / HOUR_MS;
};

it('SAFE-13: a suspended player, who cannot keep the account, is not deleted', async () => {
  const playerId = await leaver('robbed', 0);
  await turn(playerId, 'suspended');
  expect(await accountDeletionsRepository(database.db).due(100)).not.toContain(playerId);
  expect(await deleteIfDue(database.db, testDeps(database).keys, playerId)).toBe(false);
});

it('SAFE-13: a released player has 7 days to keep the account, and is told so', async () => {
  const playerId = await leaver('back', 0);
  await turn(playerId, 'suspended');
  await turn(playerId, 'released');
  expect(await hoursLeft(playerId)).toBeCloseTo(7 * DAY_HOURS, 1);
  const day = vietnameseDay(new Date(Date.now() + 7 * DAY_HOURS * HOUR_MS));
  const { rows } = await database.pool.query<{ body: string }>(
    `select body from outbox where body like '%back đã được mở khóa%'`,
  );
  expect(rows).toEqual([
    { body: expect.stringContaining(`tài khoản sẽ bị xóa vào ngày ${day}.`) as unknown },
  ]);
});

it('SAFE-13: a release does not bring a deletion forward, and schedules none', async () => {
  const playerId = await leaver('later', 10 * DAY_HOURS);
  await turn(playerId, 'suspended');
  await turn(playerId, 'released');
  expect(await hoursLeft(playerId)).toBeCloseTo(10 * DAY_HOURS, 1);
  const other = await addPlayer(database.pool, 'stays');
  await turn(other, 'suspended');
  await turn(other, 'released');
  expect(await accountDeletionsRepository(database.db).dueAt(other)).toBeUndefined();
});
