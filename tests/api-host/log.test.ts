import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { linesTo, openLog } from '../../api-host/log';

it('hides secrets wherever they are logged, and details of rows in database errors', () => {
  let written = '';
  const log = openLog(
    'info',
    new Writable({ write: (chunk, _, done) => ((written += String(chunk)), done()) }),
  );
  log.info(
    { password: 's1', body: { otp: 's2', token: 's3' }, headers: { cookie: 's4', 'x-xsrf-token': 's5' } },
    'x',
  );
  const error = Object.assign(new Error('failed'), {
    detail: 'Failing row contains (s6)',
    where: 's7',
    code: '23505',
  });
  log.error({ err: error }, 'y');
  expect(written).not.toMatch(/s[1-7]\b/);
  expect(
    written
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as object),
  ).toMatchObject([
    { level: 'info', password: '[hidden]', msg: 'x' },
    { level: 'error', err: { message: 'failed', code: '23505' }, msg: 'y' },
  ]);
});

it('OPS-1: a line that cannot be written is dropped, and the next ones are written again', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  const file = path.join(folder, 'log');
  closeSync(openSync(file, 'w'));
  // Refuses all writes until it is opened for writing, as a file on a full disk does until there is space.
  const fd = openSync(file, 'r');
  const log = openLog('info', linesTo(fd));
  try {
    log.info('lost');
    log.fatal('also lost');
    closeSync(fd);
    expect(openSync(file, 'a')).toBe(fd);
    log.info('kept');
    expect(readFileSync(file, 'utf8')).toMatch(/^\{[^\n]*"msg":"kept"\}\n$/);
  } finally {
    closeSync(fd);
    rmSync(folder, { recursive: true });
  }
});
