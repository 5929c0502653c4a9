import type { Deps } from '../../../api-host/deps';
import { vietnameseDate } from '../../../api-host/domain/vietnameseDay';
import { outboxRepository } from '../../../api-host/repositories/outbox';
import { sendDailyReport } from '../../../api-host/useCases/sendDailyReport';
import { secondBrand } from '../../support/secondBrand';
import { testKeys } from '../../support/testKeys';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

const going = new AbortController().signal;
const config = { alarmEmails: ['ops@example.vn'], dailyReportHour: 8, portal: { brand: secondBrand } };

/** Runs the job on several hosts at that time in Vietnam. Returns how many report having sent it. */
async function at(time: string, hosts = 1): Promise<number> {
  const { db, pool } = database;
  const deps = {
    db,
    pool,
    keys: testKeys,
    config,
    clock: () => new Date(`${time}+07:00`),
  } as unknown as Deps;
  const sent = await Promise.all(Array.from({ length: hosts }, () => sendDailyReport(deps, going)));
  return sent.filter(Boolean).length;
}

it('OPS-5: sends yesterday’s report once a day, after the configured hour in Vietnam, from one host', async () => {
  expect(await at('2025-11-22T07:59:00')).toBe(0);
  expect(await at('2025-11-22T08:00:00', 4)).toBe(1);
  expect(await at('2025-11-22T23:59:00')).toBe(0);
  expect(await at('2025-11-23T00:30:00')).toBe(0);
  expect(await at('2025-11-23T11:00:00')).toBe(1);
  const { messages } = await outboxRepository(database.db, testKeys).claimDue('email', 10);
  expect(messages.map(({ to, subject }) => [to, subject])).toEqual([
    ['ops@example.vn', 'Lục Địa Rồng: report of 2025-11-21'],
    ['ops@example.vn', 'Lục Địa Rồng: report of 2025-11-22'],
  ]);
  expect(messages[0]?.text).toContain('Transfers credited:  0, 0 VND');
});

it('OPS-5: sends no report of a day that is not over by the database’s clock, whatever the host’s clock says', async () => {
  const inTwoDays = vietnameseDate(new Date(Date.now() + 2 * 24 * 60 * 60 * 1000));
  expect(await at(`${inTwoDays}T12:00:00`)).toBe(0);
  const today = vietnameseDate(new Date());
  expect(await at(`${today}T12:00:00`)).toBe(1);
});
