import { outboxRepository } from '../../../api-host/repositories/outbox';
import { messageRetryDelay } from '../../../api-host/domain/retrySchedule';
import { useTestDatabase } from '../../support/useTestDatabase';
import { testKeys } from '../../support/testKeys';

const database = useTestDatabase();

it('claims no more messages than asked for, also if the planner believes that the outbox holds one', async () => {
  const outbox = outboxRepository(database.db, testKeys);
  const [first = '', ...others] = Array.from({ length: 10 }, (_, index) => `tin ${index}`);
  const add = (text: string) => outbox.add({ channel: 'sms', to: '+84912345678', text });
  await add(first);
  // What autovacuum does while the outbox is almost empty.
  await database.pool.query('vacuum analyze outbox');
  for (const text of others) await add(text);
  const { messages } = await outbox.claimDue('sms', 2);
  expect(messages.map(({ text }) => text)).toEqual(['tin 0', 'tin 1']);
});

it('OPS-1: a message that was scheduled before the database’s clock was set back does not wait for it', async () => {
  await database.pool.query('delete from outbox');
  const outbox = outboxRepository(database.db, testKeys);
  await outbox.add({ channel: 'sms', to: '+84912345678', text: 'tin' });
  const scheduledIn = (seconds: number) =>
    database.pool.query('update outbox set due_at = now() + make_interval(secs => $1)', [seconds]);
  const claimed = async () => {
    await outbox.hasten();
    return (await outbox.claimDue('sms', 1)).messages.length;
  };
  await scheduledIn(messageRetryDelay(100));
  expect(await claimed()).toBe(0);
  await scheduledIn(3_600);
  expect(await claimed()).toBe(1);
  expect(await claimed()).toBe(0);
});
