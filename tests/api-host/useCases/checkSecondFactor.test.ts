import { randomBytes } from 'node:crypto';
import { accountsRepository } from '../../../api-host/repositories/accounts';
import { secondFactorsRepository } from '../../../api-host/repositories/secondFactors';
import { createSession } from '../../../api-host/repositories/sessions';
import { secondFactorCheck } from '../../../api-host/useCases/checkSecondFactor';
import { checkAfterPassword } from '../../../api-host/useCases/signIn';
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

it('SAFE-2, SAFE-5: a recovery code begins no session once new ones have replaced it', async () => {
  const { db, pool } = database;
  const playerId = await addPlayer(pool, 'renewing');
  const factors = secondFactorsRepository(db, testKeys);
  await factors.putRecoveryCodes(playerId, ['abcd-efgh-ijkl-mnop', 'bcde-fghi-jklm-nopq']);
  await pool.query('update players set mfa_enabled = true where id = $1', [playerId]);
  const account = await accountsRepository(db).byId(playerId);
  const origin = { address: null, userAgent: null };

  /** Whether a session begins with the code, after what happens meanwhile. */
  async function begins(recoveryCode: string, meanwhile: () => Promise<void>): Promise<boolean> {
    const attempt = { account, from: origin, knownBrowser: false, proofs: { recoveryCode } };
    const permission = await checkAfterPassword([secondFactorCheck(testDeps(database))], attempt);
    expect(permission).not.toHaveProperty('errors');
    await meanwhile();
    const session = {
      ...{ tokenHash: randomBytes(32), formerHash: null, playerId, passwordHash: account.passwordHash },
      ...{ mfaEnabled: true, remember: false, browserHash: randomBytes(32), ...origin, ...permission },
    };
    return (await db.transaction().execute((trx) => createSession(trx, session))) !== undefined;
  }

  expect(await begins('abcd-efgh-ijkl-mnop', async () => undefined)).toBe(true);
  const renew = () => factors.putRecoveryCodes(playerId, ['cdef-ghij-klmn-opqr']);
  expect(await begins('bcde-fghi-jklm-nopq', renew)).toBe(false);
});
