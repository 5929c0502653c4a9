import { KeyRing } from '../../../api-host/domain/keyRing';
import { secondFactorsRepository } from '../../../api-host/repositories/secondFactors';
import { resealTotpSecrets } from '../../../api-host/repositories/totpKeys';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';
import { rotation } from '../../support/testKeys';

const { former, current, secret: SECRET } = rotation;

const database = useTestDatabase();

it('SAFE-10: after a key rotation a secret opens with both keys, and after resealing with the new one only', async () => {
  const { db, pool } = database;
  const id = await addPlayer(pool, 'key_changer');
  const factors = (...keys: (readonly [string, string])[]) =>
    secondFactorsRepository(db, new KeyRing(new Map(keys)));
  const secretWith = async (...keys: (readonly [string, string])[]) =>
    (await factors(...keys).find(id))?.secret;
  await factors(former).begin(id, SECRET);
  expect(await secretWith(current, former)).toBe(SECRET);
  expect(await secretWith(current)).toBeUndefined();

  await resealTotpSecrets(db, new KeyRing(new Map([current, former])));
  expect(await secretWith(current)).toBe(SECRET);
  expect(await secretWith(former)).toBeUndefined();
});
