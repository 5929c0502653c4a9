import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
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
      'money event notifications do not arrive from DATABASE_LISTEN_URL; polling instead',
    ],
  ]);
  await listener.stop();
});

/** What PostgreSQL sends to a client that needs no password: AuthenticationOk and ReadyForQuery. */
const WELCOME = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');

/** What it answers to LISTEN: CommandComplete and ReadyForQuery. */
const LISTENING = Buffer.from('C\0\0\0\x0bLISTEN\0Z\0\0\0\x05I', 'latin1');

it('SAFE-14: the log does not blame DATABASE_LISTEN_URL while the database itself fails', async () => {
  const sockets: Socket[] = [];
  const database = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.on('data', () => socket.write(LISTENING));
    });
  }).listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  const warn = jest.fn();
  const lost = new Error('the database is lost');
  const listener = startMoneyEventListener(
    {
      pool: { query: () => Promise.reject(lost) } as unknown as Pool,
      log: { warn, debug: () => undefined } as unknown as Logger,
      config: readConfig({ DATABASE_LISTEN_URL: `postgres://a:b@127.0.0.1:${port}/c` }),
    },
    () => undefined,
  );
  await eventually('it is reported', () => Promise.resolve(warn.mock.calls.length > 0));
  expect(warn.mock.calls[0]).toEqual([
    { err: lost },
    'money event notifications do not arrive; polling instead',
  ]);
  await listener.stop();
  for (const socket of sockets) socket.destroy();
  database.close();
});

it('PAY-9: a database that takes the connection and then says nothing is tried again, and does not delay a stop', async () => {
  const sockets: Socket[] = [];
  const database = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    socket.once('data', () => socket.write(WELCOME));
  }).listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  const listener = startMoneyEventListener(
    {
      pool: {} as Pool,
      log: { warn: jest.fn(), debug: jest.fn() } as unknown as Logger,
      config: readConfig({ DATABASE_LISTEN_URL: `postgres://a:b@127.0.0.1:${port}/c` }),
    },
    () => undefined,
  );
  try {
    await eventually('it tries again', () => Promise.resolve(sockets.length > 1));
    await listener.stop();
  } finally {
    for (const socket of sockets) socket.destroy();
    database.close();
  }
});
