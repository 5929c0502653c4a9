import { KeyRing } from '../../../api-host/domain/keyRing';
import { openLog } from '../../../api-host/log';
import { kyselyOver, openPool } from '../../../api-host/db/pool';
import { secondFactorsRepository } from '../../../api-host/repositories/secondFactors';
import { cleanupWorker } from '../../../api-host/workers/cleanup';
import { eventually } from '../../support/eventually';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';
import { testDeps } from '../../support/testDeps';
import { rotation } from '../../support/testKeys';

const { former, current, secret: SECRET } = rotation;

const database = useTestDatabase();
afterEach(() => jest.useRealTimers());

it('SAFE-10: re-encrypts secrets although another step fails and one secret is unreadable', async () => {
  const { db, pool } = database;
  const damaged = await addPlayer(pool, 'damaged');
  const whole = await addPlayer(pool, 'whole');
  const factors = (...keys: (readonly [string, string])[]) =>
    secondFactorsRepository(db, new KeyRing(new Map(keys)));
  for (const id of [damaged, whole]) await factors(former).begin(id, SECRET);
  await pool.query(
    `update totp_secrets set sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1) where player_id = $1`,
    [damaged],
  );
  await pool.query(
    `insert into alarms (kind, detail, closed_at) values ('x', '{}', now() - interval '181 days')`,
  );
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('lock table known_browsers, account_events in access exclusive mode');
  const limited = openPool({ connectionString: database.url, statement_timeout: 2_000 });

  const lines: string[] = [];
  const log = openLog('debug', { write: (line) => void lines.push(line) });
  const keys = new KeyRing(new Map([current, former]));
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'performance'],
  });
  const worker = cleanupWorker({ ...testDeps({ db: kyselyOver(limited), pool: limited }), log, keys });
  worker.start();
  jest.advanceTimersByTime(10 * 60 * 1000);
  jest.useRealTimers();
  try {
    await eventually('its steps have failed', () =>
      Promise.resolve(lines.join('').includes('accountEvents')),
    );
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  const alarms = async () => (await pool.query('select from alarms')).rowCount;
  await eventually('a later step is done', async () => (await alarms()) === 0);
  await worker.stop();
  await limited.end();

  expect((await factors(current).find(whole))?.secret).toBe(SECRET);
  const said = lines.map((line) => JSON.parse(line) as { step?: string; players?: number[] });
  expect(said.flatMap(({ step }) => step ?? [])).toEqual(['knownBrowsers', 'accountEvents']);
  expect(said.flatMap(({ players }) => players ?? [])).toEqual([damaged]);
});
