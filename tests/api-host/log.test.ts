import { Writable } from 'node:stream';
import { openLog } from '../../api-host/log';

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
