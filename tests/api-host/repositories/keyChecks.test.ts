import { KeyRing } from '../../../api-host/domain/keyRing';
import { unknownKeys } from '../../../api-host/repositories/keyChecks';
import { secondFactorsRepository } from '../../../api-host/repositories/secondFactors';
import { addPlayer } from '../../support/players';
import { rotation } from '../../support/testKeys';
import { useTestDatabase } from '../../support/useTestDatabase';

const { former, current, secret } = rotation;
const mistyped = [former[0], 'c'.repeat(32)] as const;
const ring = (...keys: (readonly [string, string])[]) => new KeyRing(new Map(keys));

const database = useTestDatabase();
beforeEach(() => database.pool.query('truncate secrets, totp_secrets'));

const kept = async () => {
  const { rows } = await database.pool.query<{ name: string; value: Buffer }>(
    'select name, value from secrets order by name',
  );
  return rows;
};

describe('SAFE-10: the keys that a database was used with', () => {
  it('are those of its first host, through a rotation, and another secret of a known id is found', async () => {
    const { db } = database;
    expect(await unknownKeys(db, ring(former))).toEqual([]);
    expect(await unknownKeys(db, ring(mistyped))).toEqual(['1']);
    expect(await unknownKeys(db, ring(former, current))).toEqual([]);
    expect(await unknownKeys(db, ring(current))).toEqual([]);
    expect(await unknownKeys(db, ring(current, mistyped))).toEqual(['1']);
    expect(await unknownKeys(db, ring(current, former))).toEqual([]);
  });

  it('do not include the new ones of a ring that is refused', async () => {
    await unknownKeys(database.db, ring(former));
    await unknownKeys(database.db, ring(current, mistyped));
    expect((await kept()).map(({ name }) => name)).toEqual(['key-check:1']);
  });

  it('are one per id, whichever of the hosts that start together is first', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        unknownKeys(database.db, ring(index % 2 === 0 ? former : mistyped)),
      ),
    );
    const fits = (found: string[]) => found.length === 0;
    const [even, odd] = [0, 1].map((rest) => answers.filter((_, index) => index % 2 === rest));
    expect([even?.every(fits), odd?.every(fits)].sort()).toEqual([false, true]);
    expect(answers.filter(fits)).toHaveLength(5);
  });

  it('are kept as values from which no other key follows', async () => {
    const keys = ring(former);
    await unknownKeys(database.db, keys);
    const [row] = await kept();
    expect(row?.value).toHaveLength(32);
    for (const purpose of ['codes', 'outbox', 'xsrf', 'bot-check', 'totp'] as const)
      expect(row?.value).not.toEqual(keys.current(purpose).key);
  });

  it('are recognized by what they encrypted, if only hosts of an earlier version have used the database', async () => {
    const { db, pool } = database;
    const id = await addPlayer(pool, 'early_player');
    await secondFactorsRepository(db, ring(former)).begin(id, secret);
    expect(await unknownKeys(db, ring(mistyped))).toEqual(['1']);
    expect(await kept()).toEqual([]);
    expect(await unknownKeys(db, ring(former))).toEqual([]);
  });
});
