import { accountsRepository } from '../../../api-host/repositories/accounts';
import { secondFactorsRepository } from '../../../api-host/repositories/secondFactors';
import { secondFactorCheck } from '../../../api-host/useCases/checkSecondFactor';
import { duringDeletion } from '../../support/duringDeletion';
import { addPlayer } from '../../support/players';
import { testDeps } from '../../support/testDeps';
import { useTestDatabase } from '../../support/useTestDatabase';
import { testKeys } from '../../support/testKeys';

const database = useTestDatabase();

it('SAFE-13: a recovery code and the deletion of its account do not wait for each other', async () => {
  const { db, pool } = database;
  const playerId = await addPlayer(pool, 'leaving');
  await secondFactorsRepository(db, testKeys).putRecoveryCodes(playerId, ['abcd-efgh-ijkl-mnop']);
  await pool.query('update players set mfa_enabled = true where id = $1', [playerId]);
  const attempt = {
    account: await accountsRepository(db).byId(playerId),
    from: { address: null, userAgent: null },
    knownBrowser: false,
    proofs: { recoveryCode: 'abcd-efgh-ijkl-mnop' },
  };
  const outcome = await duringDeletion(database, playerId, () =>
    secondFactorCheck(testDeps(database))(attempt),
  );
  expect(outcome).toMatchObject({ failed: true });
});
