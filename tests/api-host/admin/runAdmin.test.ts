import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openFolder } from '../../support/openFolder';
import { useOperatorWorld } from '../../support/useOperatorWorld';

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
