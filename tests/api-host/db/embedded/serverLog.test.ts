import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { startServer } from '../../../../api-host/db/embedded/postmaster';
import { keepLogSmall } from '../../../../api-host/db/embedded/serverLog';
import { openFolder } from '../../../support/openFolder';

const folder = openFolder('portal-server-log-');
// As if the server ended at once.
const binaries = { initdb: '', postgres: '/bin/false', pgCtl: '', version: '18' };
const cluster = { folder, binaries, user: null, settings: [] };
const log = path.join(folder, 'postgres.log');
const former = `${log}.1`;
const MANY = 11 * 1024 * 1024;

beforeAll(() => writeFileSync(path.join(folder, 'password'), 'x'));
beforeEach(() => writeFileSync(log, 'x'.repeat(MANY)));
afterEach(() => {
  for (const file of [log, former]) rmSync(file, { force: true, recursive: true });
  jest.useRealTimers();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('OPS-1: a start after a crash keeps the log that explains it', async () => {
  appendFileSync(log, 'PANIC: the disk is gone');
  await expect(startServer(cluster)).rejects.toThrow('does not start');
  expect(readFileSync(former, 'utf8')).toMatch(/PANIC: the disk is gone$/);
});

it('OPS-1: the log of a server that runs for long stays small, and goes on', () => {
  jest.useFakeTimers();
  const server = openSync(log, 'a');
  const stop = keepLogSmall(cluster);
  jest.advanceTimersByTime(60 * 60 * 1000);
  writeSync(server, 'later');
  jest.advanceTimersByTime(60 * 60 * 1000);
  expect(readFileSync(log, 'utf8')).toBe('later');
  expect(readFileSync(former, 'utf8')).toHaveLength(10 * 1024 * 1024);
  stop();
  expect(jest.getTimerCount()).toBe(0);
  closeSync(server);
});

it('OPS-1: a log that cannot be kept does not stop the host', () => {
  jest.useFakeTimers();
  rmSync(log);
  const stop = keepLogSmall({ ...cluster, folder: path.join(folder, 'gone') });
  expect(() => jest.advanceTimersByTime(60 * 60 * 1000)).not.toThrow();
  stop();
});

it('OPS-1: a log whose copy does not fit on the disk is emptied all the same', () => {
  jest.useFakeTimers();
  mkdirSync(former);
  const stop = keepLogSmall(cluster);
  jest.advanceTimersByTime(60 * 60 * 1000);
  expect(readFileSync(log, 'utf8')).toBe('');
  stop();
});
