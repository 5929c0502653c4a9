import { randomUUID } from 'node:crypto';
import { keepReport } from '../../../../api-host/repositories/problemReports';
import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

/** Stores a report with this recording, and returns its code. */
const kept = (recording: string): Promise<string> =>
  keepReport(
    world.db,
    { id: randomUUID(), topic: 'blank', build: 'main.js', page: '/', browser: 'Chrome', recording },
    null,
  );

it('prints no control character of a recording, whose value stays the same', async () => {
  const recording = { text: 'a\u009b2Jb\u202ec', portal: {} };
  const code = await kept(`\r${JSON.stringify(recording)}`);
  const { out } = await world.admin(`reports replay ${code}`);
  expect(out).not.toMatch(/[\u007f-\u009f\u202e\r]/);
  expect(JSON.parse(out)).toEqual(recording);
  const json = await world.admin(`reports replay ${code} --json`);
  expect(json.out).not.toMatch(/[\u007f-\u009f\u202e\r]/);
  expect(json.json()).toMatchObject({ recording });
});

it.each([
  ['objects', { errors: [{ message: 'x is not a function' }, { toString: 1 }, null, 'a text'] }],
  ['no lists', { errors: { length: 2 }, requestIds: 'abc' }],
  ['no part of the portal', null],
])('shows a report although its recording has %s', async (_, portal: { errors?: unknown } | null) => {
  const code = await kept(JSON.stringify({ portal }));
  const { code: exit, out } = await world.admin(`reports show ${code}`);
  expect(exit).toBe(0);
  expect(out).toContain(code);
  expect(out).not.toContain('[object Object]');
  if (Array.isArray(portal?.errors)) {
    expect(out).toMatch(/^Error 1 +\{"message":"x is not a function"\}$/m);
    expect(out).toMatch(/^Error 2 +\{"toString":1\}$/m);
    expect(out).toMatch(/^Error 4 +a text$/m);
  }
});

it('OPS-6: a report’s list, facts and recording leave a row each in the audit, since they name a player', async () => {
  const code = await kept(JSON.stringify({ portal: {} }));
  await world.admin('reports list --limit 1');
  expect((await world.auditOf('problem reports')).at(-1)).toMatchObject({
    action: 'reports list',
    after: { shown: 1 },
  });
  await world.admin(`reports show ${code.toLowerCase()}`);
  await world.admin(`reports replay ${code}`);
  expect(await world.auditOf(`problem report ${code}`)).toMatchObject([
    { action: 'reports show' },
    { action: 'reports replay' },
  ]);
});
