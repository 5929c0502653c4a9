import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../api-host/buildApp';
import type { Deps } from '../../../api-host/deps';
import { passkeysRepository } from '../../../api-host/repositories/passkeys';
import { SoftAuthenticator } from '../softAuthenticator';
import { createTestDatabase, type TestDatabase } from '../testDatabase';
import { testDeps } from '../testDeps';

/** The origin that the passkeys are bound to. The players call the host at its own address. */
export const PASSKEY_ORIGIN = 'http://localhost:18080';

/** A host in this process, so that hashing can be made cheap. Its messages are not sent: tests read them from the outbox. */
export interface AccountModelWorld {
  database: TestDatabase;
  deps: Deps;
  origin: string;
  /** A device with a passkey of an account that no sequence uses. */
  othersDevice: SoftAuthenticator;
  close(): Promise<void>;
}

/** Registers a device whose passkey the player has had for a long time. */
export async function registerDevice(
  { db }: Pick<TestDatabase, 'db'>,
  playerId: number,
  { id, counter, publicKey }: SoftAuthenticator,
): Promise<void> {
  const passkey = { id, playerId, publicKey, counter, transports: ['internal'], name: 'Chrome' };
  await passkeysRepository(db).add({ ...passkey, userHandle: randomBytes(32) });
}

async function addOther(database: TestDatabase): Promise<SoftAuthenticator> {
  const device = new SoftAuthenticator({ origin: PASSKEY_ORIGIN });
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into players (username, password_hash) values ('nguoikhac', '') returning id`,
  );
  await registerDevice(database, rows[0]?.id ?? 0, device);
  return device;
}

export async function openAccountModelWorld(): Promise<AccountModelWorld> {
  const database = await createTestDatabase({ poolSize: 12 });
  const settings = { BOT_CHECK_DIFFICULTY: '1', TRUST_PROXY: '1', PUBLIC_URL: PASSKEY_ORIGIN };
  const deps = testDeps(database, settings);
  const app: FastifyInstance = await buildApp(deps, async () => ({ ready: true }));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    database,
    deps,
    origin,
    othersDevice: await addOther(database),
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
