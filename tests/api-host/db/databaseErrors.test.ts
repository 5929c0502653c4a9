import { DatabaseError } from 'pg';
import { isConnectionLost, isDatabaseAway, repeatIfRolledBack } from '../../../api-host/db/databaseErrors';

const fromServer = (code: string, severity = 'ERROR') =>
  Object.assign(new DatabaseError('told by the server', 0, 'error'), { code, severity });
const fromNode = (code: string) => Object.assign(new Error(code), { code });

describe('isDatabaseAway', () => {
  it.each([
    ...['08000', '08006', '08P01', '25006', '25P03', '40001', '40P01', '53100', '53200', '53300'],
    ...['55P03', '57014', '57P01', '57P02', '57P03', '57P05', '58030'],
  ])('OPS-1: is true for SQLSTATE %s', (code) => expect(isDatabaseAway(fromServer(code))).toBe(true));

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EACCES'])(
    'OPS-1: is true for the network error %s',
    (code) => expect(isDatabaseAway(fromNode(code))).toBe(true),
  );

  it.each([
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
  ])('OPS-1: is true for the pg error "%s"', (message) =>
    expect(isDatabaseAway(new Error(message))).toBe(true),
  );

  it.each(['23505', '42601', '22001', 'XX000'])(
    'is false for a fault of the call or of the schema: %s',
    (code) => expect(isDatabaseAway(fromServer(code))).toBe(false),
  );

  it.each([
    'could not commit transaction for shard 102008 on at least one active node',
    'failure on connection marked as essential: 10.0.0.7:5432',
    'postmaster was shut down, exiting',
  ])('OPS-7: is true for a lost Citus node: %s', (message) =>
    expect(isDatabaseAway(Object.assign(new DatabaseError(message, 0, 'error'), { code: 'XX000' }))).toBe(
      true,
    ),
  );

  it('OPS-1: is true for an internal error with which the server ends the connection', () => {
    expect(isDatabaseAway(fromServer('XX000', 'FATAL'))).toBe(true);
    expect(isDatabaseAway(fromServer('XX000', 'PANIC'))).toBe(true);
  });

  it.each([new Error('anything'), 'text', null, fromNode('FST_ERR_VALIDATION')])('is false for %s', (error) =>
    expect(isDatabaseAway(error)).toBe(false),
  );
});

describe('isConnectionLost', () => {
  it('is true if the server did not answer or ended the connection', () => {
    expect(isConnectionLost(new Error('Query read timeout'))).toBe(true);
    expect(isConnectionLost(fromServer('57P01', 'FATAL'))).toBe(true);
  });

  it('is false after an answer, a statement timeout included', () => {
    expect(isConnectionLost(fromServer('57014'))).toBe(false);
    expect(isConnectionLost(fromServer('23505'))).toBe(false);
  });
});

describe('repeatIfRolledBack', () => {
  /** Fails with each error in turn, then succeeds. */
  const failing = (...errors: unknown[]) =>
    jest.fn(() => (errors.length > 0 ? Promise.reject(errors.shift() as Error) : Promise.resolve('done')));

  it('runs a statement again after a deadlock or a serialization failure', async () => {
    const run = failing(fromServer('40P01'), fromServer('40001'));
    expect(await repeatIfRolledBack(run)).toBe('done');
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('gives up after three attempts', async () => {
    const run = failing(...Array.from({ length: 3 }, () => fromServer('40P01')));
    await expect(repeatIfRolledBack(run)).rejects.toThrow('told by the server');
    expect(run).toHaveBeenCalledTimes(3);
  });

  it.each([fromServer('57014'), fromServer('23505'), fromNode('ECONNRESET')])(
    'GAME-8: never repeats a statement that may have been executed: %s',
    async (error) => {
      const run = failing(error);
      await expect(repeatIfRolledBack(run)).rejects.toBe(error);
      expect(run).toHaveBeenCalledTimes(1);
    },
  );
});
