import { accountsRepository } from '../../../api-host/repositories/accounts';
import { duringDeletion } from '../../support/duringDeletion';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

type Accounts = ReturnType<typeof accountsRepository>;

it.each<[string, (accounts: Accounts, id: number) => Promise<unknown>]>([
  ['names', (accounts, id) => accounts.setNames(id, { first: 'An', middle: null, last: 'Ly' })],
  ['address', (accounts, id) => accounts.setEmail(id, 'leaving@example.vn')],
  ['number', (accounts, id) => accounts.setPhone(id, '+84912345678')],
])('SAFE-13: stores no %s of an account that is deleted while the change waits', async (what, change) => {
  const { db, pool } = database;
  const playerId = await addPlayer(pool, `leaving_${what}`);
  await duringDeletion(database, playerId, () => change(accountsRepository(db), playerId));
  const { rows } = await pool.query(
    'select first_name, last_name, email, phone_number from players where id = $1',
    [playerId],
  );
  expect(rows).toEqual([{ first_name: null, last_name: null, email: null, phone_number: null }]);
});
