import { refuseDelivery } from '../../../api-host/repositories/deliveries';
import { listAlarms } from '../../../api-host/repositories/alarms';
import { createDeliverer } from '../../../api-host/useCases/deliver';
import { begunRecharge, richPlayer, useLedgerDatabase } from '../../support/ledgerPlayers';
import { testDeps } from '../../support/testDeps';

const database = useLedgerDatabase();

const alarms = () => listAlarms(database.db, 'open', 10);

it('raises an alarm when a game server reports a delivery that was refunded already', async () => {
  const player = await richPlayer(database, 5_000);
  const job = await begunRecharge(database, player);
  const deliverer = createDeliverer(testDeps(database), {
    async deliver() {
      await refuseDelivery(database.db, job, 'settled by an operator');
      return { status: 'delivered' };
    },
  });
  expect(await deliverer.attempt(job)).toBe('refused');
  expect(await alarms()).toMatchObject([
    { kind: 'delivered-after-refusal', subject: job.deliveryId, facts: { playerId: player } },
  ]);
});

it('raises none when another process has recorded the same answer', async () => {
  const before = await alarms();
  const job = await begunRecharge(database, await richPlayer(database, 5_000));
  const [first, second] = [1, 2].map(() =>
    createDeliverer(testDeps(database), { deliver: async () => ({ status: 'delivered' }) }),
  );
  expect(await Promise.all([first?.attempt(job), second?.attempt(job)])).toEqual(['delivered', 'delivered']);
  expect(await alarms()).toEqual(before);
});

it('raises the alarm later if the database failed just then', async () => {
  const player = await richPlayer(database, 5_000);
  const job = await begunRecharge(database, player);
  const deliverer = createDeliverer(testDeps(database), {
    async deliver() {
      await refuseDelivery(database.db, job, 'settled by an operator');
      await database.pool.query('alter table alarms rename to absent_alarms');
      return { status: 'delivered' };
    },
  });
  await expect(deliverer.attempt(job)).rejects.toThrow();
  await database.pool.query('alter table absent_alarms rename to alarms');
  await deliverer.recordAgain();
  const raised = { kind: 'delivered-after-refusal', subject: job.deliveryId, facts: { playerId: player } };
  expect(await alarms()).toContainEqual(expect.objectContaining(raised));
});

it('raises the alarm of one delivery although the record of another one still fails', async () => {
  const jobs = [
    await begunRecharge(database, await richPlayer(database, 5_000)),
    await begunRecharge(database, await richPlayer(database, 5_000)),
  ] as const;
  for (const job of jobs) await refuseDelivery(database.db, job, 'settled by an operator');
  const deliverer = createDeliverer(testDeps(database), { deliver: async () => ({ status: 'delivered' }) });
  await database.pool.query('alter table alarms rename to absent_alarms');
  for (const job of jobs) await expect(deliverer.attempt(job)).rejects.toThrow();
  await database.pool.query('alter table absent_alarms rename to alarms');
  const [broken, other] = jobs;
  const refused = `alter table alarms add constraint broken check (open_key not like '%${broken.deliveryId}') not valid`;
  await database.pool.query(refused);
  await expect(deliverer.recordAgain()).rejects.toThrow('broken');
  expect((await alarms()).map(({ subject }) => subject)).toContain(other.deliveryId);
  await database.pool.query('alter table alarms drop constraint broken');
  await deliverer.recordAgain();
  expect((await alarms()).map(({ subject }) => subject)).toContain(broken.deliveryId);
});
