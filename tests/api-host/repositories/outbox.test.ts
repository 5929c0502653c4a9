import { outboxRepository } from '../../../api-host/repositories/outbox';
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
