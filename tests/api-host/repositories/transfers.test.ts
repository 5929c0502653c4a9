import { raiseAlarm } from '../../../api-host/repositories/alarms';
import { settleFeedTransfer } from '../../../api-host/repositories/transfers';
import { useLedgerDatabase } from '../../support/ledgerPlayers';

const database = useLedgerDatabase();

it('takes the alarms of a feed’s transfer along when it moves to the method of its account', async () => {
  const { db } = database;
  const report = (provider: string) =>
    settleFeedTransfer(
      db,
      'sepay',
      { provider, externalId: 'sepay:1', amount: 10_000, content: 'chuyen tien' },
      null,
    );
  await report('sepay');
  await raiseAlarm(db, 'transfer-notice-conflict', 'sepay/sepay:1', { content: 'another' });
  expect(await report('techcombank')).toMatchObject({ provider: 'techcombank' });
  const alarms = await db.selectFrom('alarms').select(['open_key', 'detail']).execute();
  const subject = 'techcombank/sepay:1';
  expect(alarms).toEqual([
    { open_key: `transfer-notice-conflict ${subject}`, detail: { subject, content: 'another' } },
  ]);
});
