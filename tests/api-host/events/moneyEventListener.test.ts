import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { readConfig } from '../../../api-host/config';
import { startMoneyEventListener } from '../../../api-host/events/moneyEventListener';
import { eventually } from '../../support/eventually';

it('SAFE-14: the log says once that DATABASE_LISTEN_URL does not answer', async () => {
  const warn = jest.fn();
  const debug = jest.fn();
  const listener = startMoneyEventListener(
    {
      // Without a connection to listen on, the pool is not used.
      pool: {} as Pool,
      log: { warn, debug } as unknown as Logger,
      config: readConfig({ DATABASE_LISTEN_URL: 'postgres://a:b@127.0.0.1:1/c' }),
    },
    () => undefined,
  );
  await eventually('it tries again', () => Promise.resolve(debug.mock.calls.length > 1));
  expect(warn.mock.calls).toEqual([
    [
      { err: expect.objectContaining({ code: 'ECONNREFUSED' }) as Error },
      'money event notifications do not arrive; polling instead',
    ],
  ]);
  await listener.stop();
});
