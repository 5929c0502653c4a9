import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../../api-host/admin/command';
import { runAdmin } from '../../../api-host/admin/runAdmin';
import { openFolder } from '../../support/openFolder';
import { useOperatorWorld } from '../../support/useOperatorWorld';
import { waitForLockWaits } from '../../support/waitForLockWaits';

const world = useOperatorWorld();
const folder = openFolder('portal-run-admin-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('says what a command has done although the audit could not record it', async () => {
  await world.pool.query(`
    create function refuse_record() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
    create trigger refuse_record before insert on operator_actions for each row execute function refuse_record()`);
  const backup = path.join(folder, 'backup');
  const { code, err } = await world.admin(`database backup ${backup}`);
  expect(existsSync(backup)).toBe(true);
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^Wrote \d+ players .*\. The audit does not have it, though: no room\n$/),
  ]);
  await world.pool.query('drop function refuse_record cascade');
});

it('prints no control character of others as JSON or in an export', async () => {
  const name = 'a\u009b2Jb\u202ec';
  await world.pool.query(`update players set first_name = $1 where username = 'demo'`, [name]);
  await world.lostTransfer('FT-control', 5_000, `chuyen ${name}`);
  for (const line of ['transfers list --json', 'players export demo --reason why --yes --json']) {
    const { out, json } = await world.admin(line);
    expect(out).not.toMatch(/[\u007f-\u009f\u202e]/);
    expect(JSON.stringify(json())).toContain(name);
  }
  const { out } = await world.admin('players export demo --reason why --yes');
  expect(out).not.toMatch(/[\u007f-\u009f\u202e]/);
  expect(JSON.parse(out.replace(/^Audit \d+\.$/m, ''))).toMatchObject({ profile: { firstName: name } });
  const refused = await world.admin(`players show "${name}" --json`);
  expect(refused.out).not.toMatch(/[\u007f-\u009f\u202e]/);
});

it('does not wait for the database once it is interrupted', async () => {
  const holder = await world.pool.connect();
  await holder.query('begin; lock table players');
  const interruption = new AbortController();
  let err = '';
  const code = runAdmin(['players', 'show', 'demo'], {
    env: { DATABASE_URL: world.url },
    terminal: { out: () => undefined, err: (text) => (err += text), ask: null, askSecret: null },
    signal: interruption.signal,
  });
  await waitForLockWaits(world.pool);
  interruption.abort(new Refusal('Interrupted.'));
  expect([await code, err]).toEqual([1, 'Interrupted.']);
  await holder.query('rollback');
  holder.release();
});
