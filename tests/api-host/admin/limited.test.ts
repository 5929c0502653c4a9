import { randomUUID } from 'node:crypto';
import { accountEventsRepository } from '../../../api-host/repositories/accountEvents';
import { raiseAlarm } from '../../../api-host/repositories/alarms';
import { askApproval } from '../../../api-host/repositories/operatorApprovals';
import { keepReport } from '../../../api-host/repositories/problemReports';
import { useOperatorWorld } from '../../support/useOperatorWorld';

const world = useOperatorWorld();

/** Two rows of everything that a command lists; gift codes are in the catalogue. */
beforeAll(async () => {
  for (const number of [1, 2]) {
    await world.stuckDelivery(`stuck${number}`);
    await world.lostTransfer(`FT-${number}`);
    await world.claim('claimant', 50_000 + number);
    const report = {
      topic: 'blank',
      build: 'main.js',
      page: '/',
      browser: 'Chrome',
      recording: '{}',
    } as const;
    await keepReport(world.db, { id: randomUUID(), ...report }, null);
    const common = '--title Tet --reason "for Tet" --yes';
    await world.admin(`redeemable-codes create --kp 5 --uses 5 --expires 2099-12-31 ${common}`);
    await world.admin(
      `campaigns create --id TET-${number} --milestones 1000:50 --budget 1000 --starts 2098-01-01 --ends 2099-12-31 ${common}`,
    );
    await askApproval(
      world.db,
      { name: 'Lan', osUser: 'lan' },
      {
        ...{ action: 'refund', target: 'player demo', kp: number, reason: null },
        input: { args: { kp: String(number) }, options: {} },
      },
    );
    await raiseAlarm(world.db, 'transfer-notice-malformed', `bank${number}`);
    await world.lostTransfer(`FT-of-demo-${number}`);
    await world.admin(`transfers assign techcombank FT-of-demo-${number} demo --yes`);
  }
  await world.pool.query('update alarms set closed_at = now()');
});

it.each([
  'deliveries list',
  'claims list',
  'reports list',
  'gift-codes list',
  'redeemable-codes list',
  'campaigns list',
  'approvals list',
  'audit list',
  'alarms list --state closed',
])('%s says that there are more than it shows', async (line) => {
  const MORE = 'There are more: raise --limit to see them.';
  const cut = await world.admin(`${line} --limit 1`);
  expect([cut.code, cut.out.split('\n')]).toEqual([0, [expect.anything(), expect.anything(), MORE, '']]);
  expect((await world.admin(`${line} --limit 1 --json`)).json()).toMatchObject({ more: true });
  expect((await world.admin(`${line} --limit 1000`)).out).not.toContain(MORE);
  expect((await world.admin(`${line} --limit 1000 --json`)).json()).toMatchObject({ more: false });
});

it('transfers list says so beside their number', async () => {
  expect((await world.admin('transfers list --limit 1 --json')).json()).toMatchObject({
    count: 2,
    more: true,
  });
  expect((await world.admin('transfers list --json')).json()).toMatchObject({ count: 2, more: false });
});

it('players show says that it cut failed sign-ins, which take at most half of its lines', async () => {
  const playerId = await world.player('failing');
  const { add } = accountEventsRepository(world.db);
  for (const kind of [
    'signed-in',
    'signed-in',
    ...Array<'sign-in-failed'>(7).fill('sign-in-failed'),
  ] as const)
    await add({ playerId, kind, from: null });
  expect((await world.admin('players show failing --limit 5 --json')).json()).toMatchObject({
    events: [
      { kind: 'sign-in-failed' },
      { kind: 'sign-in-failed' },
      { kind: 'signed-in' },
      { kind: 'signed-in' },
    ],
    more: ['sign-ins'],
  });
});

it('players show names the kinds of which there are more', async () => {
  const cut = await world.admin('players show demo --limit 1');
  expect(cut.out).toMatch(
    /\nThere are more transfers, transactions, actions of operators: raise --limit\.\n$/,
  );
  expect(cut.out.match(/techcombank\/FT-of-demo/g)).toHaveLength(1);
  expect((await world.admin('players show demo --limit 1 --json')).json()).toMatchObject({
    transfers: [{}],
    more: ['transfers', 'transactions', 'actions of operators'],
  });
  expect((await world.admin('players show demo')).out).not.toContain('There are more');
});
